import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { roles } from '#platform/contract/rights.ts';
import { photoReasons } from '#features/decisions/contract/rules.ts';
import { CaseNumber, DecisionNumber } from '#features/decisions/contract/schemas.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { caseErrors } from './errors.ts';
import { acceptsCounted, photoActs, photoOutcomes, photosPerStack } from './photo-rules.ts';
import { Member } from './schemas.ts';

const query = Type.Object(SiteQuery);

/** A photo that waits for a decision. */
export const WaitingPhoto = Type.Object({
  id: Id,
  /** Its case of the kind `picture`. */
  number: CaseNumber,
  member: Member,
  /** Among the member's photos, from 1. */
  place: Type.Integer(),
  caption: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  uploaded_at: Instant,
  due_at: Instant,
  /** When the member signed up. */
  since: Instant,
  /** The member's open case of another kind. */
  open_case: Nullable(CaseNumber),
  /** The photo of another member of the site that is nearest to it: a hint. `distance`: differing bits of 64. */
  duplicate: Nullable(
    Type.Object({
      of: Member,
      distance: Type.Integer(),
      state: OneOf(['active', 'hidden', 'suspended', 'banned', 'deleted']),
    }),
  ),
});

export const getPhotos = endpoint({
  method: 'GET',
  path: 'admin/photos.php',
  about: `A stack of up to ${photosPerStack} photos that wait for a decision, those due first. It belongs to the caller for ten minutes, counted from the last call: nobody else gets these photos meanwhile, and the caller gets them again.`,
  access: { right: 'photos.decide' },
  query,
  reply: Type.Object({
    photos: Type.Array(WaitingPhoto),
    /** Further ones that nobody has. */
    waiting: Type.Integer(),
    /** Until when the stack is the caller's; null when it is empty. */
    until: Nullable(Instant),
    /** The caller has decided `hardPicturesPerHour` hard pictures within an hour, and gets photos again from then. */
    rest_until: Nullable(Instant),
  }),
  errors: {},
});

export const releasePhotos = endpoint({
  method: 'POST',
  path: 'admin/photos-release.php',
  about: "Frees the caller's stack for others. Repeated, it changes nothing.",
  access: { right: 'photos.decide' },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({}),
  reply: Done,
  errors: {},
});

export const getPhotoFile = endpoint({
  method: 'GET',
  path: 'admin/photo-picture.php',
  about:
    'A photo that waits or has waited for a decision, as WebP: blurred and grey as the settings of the caller say, unless `clear` or `colour` asks for more. `large`: for looking at one alone.',
  access: { right: 'photos.decide' },
  limit: 1200,
  query: Type.Object({
    ...SiteQuery,
    id: Id,
    clear: Type.Optional(Type.Literal(1)),
    colour: Type.Optional(Type.Literal(1)),
    large: Type.Optional(Type.Literal(1)),
  }),
  image: true,
  reply: Type.Unknown(),
  errors: {},
});

export const decidePhotos = endpoint({
  method: 'POST',
  path: 'admin/photo-decisions.php',
  about: `Decides photos, each by a decision of its own, which is applied ten seconds later: until then \`decision-undo.php\` withdraws it. A photo that was not wholly on the screen (\`seen\`) stays. Above ${acceptsCounted} accepted ones, \`count\` has to be their number. Sent again with its \`client_id\`, it decides nothing twice.`,
  access: { right: 'photos.decide' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    client_id: ClientId,
    items: Type.Array(
      Type.Object({
        id: Id,
        act: OneOf(photoActs),
        /** Of `remove`. */
        reason: Type.Optional(OneOf(photoReasons)),
        seen: Type.Boolean(),
      }),
      { minItems: 1, maxItems: photosPerStack },
    ),
    count: Type.Optional(Type.Integer()),
  }),
  reply: Type.Object({
    results: Type.Array(
      Type.Object({
        id: Id,
        outcome: OneOf(photoOutcomes),
        /** Of `done`: the decision. */
        decision: Nullable(DecisionNumber),
        /** When it was decided or deleted, where it was by somebody else. */
        at: Nullable(Instant),
        /** Of `decided_meanwhile` and `taken`: the role of whoever was faster; null without one. */
        by: Nullable(OneOf(roles)),
      }),
    ),
    /** Until when all of it can be undone; null when nothing was decided. */
    undo_until: Nullable(Instant),
  }),
  errors: errorsOf(caseErrors, 'reason_required', 'count_required'),
});
