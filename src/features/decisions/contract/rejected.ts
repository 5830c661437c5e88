import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { ImageFiles } from '#features/photos/contract/image.ts';
import { decisionReasons } from './rules.ts';
import { DecisionNumber } from './schemas.ts';

const RejectedPhoto = Type.Object({
  /** Of the decision, for `decision.php`. */
  number: DecisionNumber,
  reason: OneOf(decisionReasons),
  /** When the photo was removed. */
  at: Instant,
  appeal_until: Instant,
  /** `sent`: it is not answered yet. `upheld`: it has been answered, and the photo stays removed. */
  appeal: Nullable(OneOf(['sent', 'upheld'])),
  /** Null where it may show somebody under 18: it is shown to nobody. */
  image: Nullable(Type.Object({ files: ImageFiles, width: Type.Integer(), height: Type.Integer(), thumb_hash: Type.String() })),
});
export type RejectedPhoto = Static<typeof RejectedPhoto>;

export const getRejectedPhotos = endpoint({
  method: 'GET',
  path: 'rejected-photos.php',
  about:
    "The caller's photos that were removed, with the reason and the decision, until they can no longer be appealed against. The newest first.",
  access: 'member',
  reply: Type.Object({ photos: Type.Array(RejectedPhoto) }),
  errors: {},
});
