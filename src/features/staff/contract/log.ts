import * as Type from 'typebox';
import { errorsOf } from '#platform/contract/errors.ts';
import { endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { siteSwitches } from '#features/site/contract/switches.ts';
import { staffErrors } from './errors.ts';
import { waitKinds } from './rules.ts';
import { LogRow, SiteQuery } from './schemas.ts';

export const getHome = endpoint({
  method: 'GET',
  path: 'admin/home.php',
  about: 'What waits on the site for the person who is logged in, by right, the most urgent kind first.',
  access: { right: 'office.see' },
  query: Type.Object(SiteQuery),
  reply: Type.Object({
    site: Type.Object({ id: Id, name: Type.String() }),
    /** A kind of work, how much of it waits, and when the first of it is due. */
    waits: Type.Array(Type.Object({ kind: OneOf(waitKinds), count: Type.Integer(), due_at: Nullable(Instant) })),
    /** What is switched off on the site for an emergency: the page leads with it. */
    off: Type.Array(Type.Object({ switch: OneOf(siteSwitches), since: Instant, words: Nullable(Type.String()) })),
    /** When the site closes for good; null: it stays open. */
    closes_at: Nullable(Instant),
    /** Owners of the site who can log in. With one only, the page leads with that: what needs two persons cannot be done. */
    owners: Type.Integer(),
    /** The row of the log where the chain breaks; null where it holds. Null, too, for whoever may not read the log. */
    log_broken_at: Nullable(Id),
    /** The last check of the books: when, and how many equations do not hold. Null for whoever may not read them. */
    books: Nullable(Type.Object({ checked_at: Nullable(Instant), wrong: Type.Integer() })),
    /** Bytes of the disk, where less than a tenth is free. Null, too, for whoever may not see the machine. */
    disk_low: Nullable(Type.Object({ free: Type.Integer(), total: Type.Integer() })),
  }),
  errors: {},
});

export const getLog = endpoint({
  method: 'GET',
  path: 'admin/log.php',
  about: 'Acts and looks of staff on the site, and those about no site, the newest first, 50 at a time.',
  access: { right: 'log.read' },
  query: Type.Object({
    ...SiteQuery,
    /** The `next` of the page before. */
    after: Type.Optional(Id),
    who: Type.Optional(Id),
    what: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({ rows: Type.Array(LogRow), next: Nullable(Id) }),
  errors: {},
});

export const checkLog = endpoint({
  method: 'GET',
  path: 'admin/log-check.php',
  about:
    'Computes the chain of the whole log anew. Rows that were cut off at the end since the last signed head show only against that head.',
  access: { right: 'log.read' },
  limit: 10,
  query: Type.Object(SiteQuery),
  reply: Type.Object({
    ok: Type.Boolean(),
    /** Rows that were computed. */
    rows: Type.Integer(),
    /** The first break: the row, and what was done to the log there. */
    broken: Nullable(Type.Object({ id: Id, kind: OneOf(['edited', 'deleted', 'inserted', 'cut_off']) })),
    /** The newest row. */
    head: Nullable(Type.Object({ id: Id, hash: Type.String() })),
  }),
  errors: {},
});

/** The first and the last day, in UTC. */
const day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }));

export const exportLog = endpoint({
  method: 'GET',
  path: 'admin/log-export.php',
  about:
    'The log of the site, and rows about no site, as JSON lines, the oldest first: the columns that are hashed, and the hash. Each export is a row of the log. The whole chain, of all sites, is exported by `npm run staff-log` on the machine.',
  access: { right: 'log.read' },
  stepUp: true,
  limit: 10,
  query: Type.Object({ ...SiteQuery, from: day, to: day }),
  file: { type: 'application/x-ndjson; charset=utf-8', name: 'staff-log.jsonl' },
  reply: Type.Unknown(),
  errors: errorsOf(staffErrors, 'day_invalid'),
});
