import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { blockErrors } from './block-errors.ts';
import { blockEffects, blockKinds, maxBlockReason, maxBlockValue } from './block-rules.ts';

const query = Type.Object(SiteQuery);

export const Block = Type.Object({
  id: Id,
  kind: OneOf(blockKinds),
  /** As it is compared: a domain, a network such as `198.51.100.0/24`, a phrase in plain letters, or 16 hexadecimal digits. */
  value: Type.String(),
  effect: OneOf(blockEffects),
  reason: Type.String(),
  until: Nullable(Instant),
  /** `over`: its time has passed. `ended`: by somebody. */
  state: OneOf(['active', 'over', 'ended']),
  hits: Type.Integer(),
  last_hit_at: Nullable(Instant),
  created_at: Instant,
  /** Who made it. */
  by: Type.String(),
});
export type Block = Static<typeof Block>;

export const getBlocks = endpoint({
  method: 'GET',
  path: 'admin/blocks.php',
  about:
    'What is blocked beforehand on the site, with how often each block was hit: the newest first. Without `ended`, those that stand or are over by their time; with it, those that somebody has ended.',
  access: { right: 'cases.decide' },
  query: Type.Object({
    ...SiteQuery,
    kind: Type.Optional(OneOf(blockKinds)),
    ended: Type.Optional(Type.Literal(1)),
    /** The `next` of the page before. */
    after: Type.Optional(Id),
  }),
  reply: Type.Object({ blocks: Type.Array(Block), next: Nullable(Id) }),
  errors: {},
});

export const putBlock = endpoint({
  method: 'POST',
  path: 'admin/block.php',
  about:
    'Blocks a mail domain, a network, a phrase or a photo hash beforehand. `refuse` refuses the signup or the message, `review` lets it pass and opens a case; a photo hash is only ever for review. The value is normalised as it is compared. A value that is blocked already gets this effect, reason and end. A photo hash can also be named by the id of a photo of the site.',
  access: { right: 'cases.decide' },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({
    kind: OneOf(blockKinds),
    value: Type.String({ maxLength: 4 * maxBlockValue }),
    effect: OneOf(blockEffects),
    /** Null or missing: until somebody ends it. */
    until: Type.Optional(Nullable(Instant)),
    reason: Type.String({ maxLength: 4 * maxBlockReason }),
  }),
  reply: Type.Object({ block: Block }),
  errors: errorsOf(
    blockErrors,
    'block_value_invalid',
    'effect_does_not_fit',
    'too_many_blocks',
    'until_invalid',
    'text_required',
    'too_many_words',
  ),
});

export const endBlock = endpoint({
  method: 'POST',
  path: 'admin/block-end.php',
  about: 'Ends a block. What it has refused stays refused; what it has brought to review stays there. Repeated, it changes nothing.',
  access: { right: 'cases.decide' },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: {},
});
