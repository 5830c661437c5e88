import * as Type from 'typebox';
import { errorsOf } from '#platform/contract/errors.ts';
import { Done, endpoint, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { jobsErrors } from './errors.ts';

const query = Type.Object(SiteQuery);

export const getJobs = endpoint({
  method: 'GET',
  path: 'admin/jobs.php',
  about:
    'The machine, for all sites: queues (mails and pushes among them), jobs that failed or are stuck, repeated jobs, what waits for a person, the search, the disk, versions.',
  access: { right: 'jobs.read' },
  query,
  reply: Type.Object({
    at: Instant,
    queues: Type.Array(
      Type.Object({
        name: Type.String(),
        waiting: Type.Integer(),
        running: Type.Integer(),
        failed: Type.Integer(),
        /** In the last 24 hours. */
        done: Type.Integer(),
        oldest_at: Nullable(Instant),
      }),
    ),
    /** The first hundred that failed for good or have waited for a quarter of an hour, the oldest first. */
    stuck: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        state: OneOf(['failed', 'waiting']),
        since: Instant,
        tries: Type.Integer(),
        /** Of the last try, without addresses. */
        error: Nullable(Type.String()),
      }),
    ),
    repeated: Type.Array(Type.Object({ name: Type.String(), due_at: Instant, running: Type.Boolean() })),
    /** What only a person can end, as `/readyz` names it, with how many (at most those that are listed). */
    open: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer(), since: Instant })),
    /** Of this process. `members`: those of the site. `loaded_from` null: still loading. */
    search: Type.Object({ loaded_from: Nullable(OneOf(['database', 'snapshot'])), members: Nullable(Type.Integer()) }),
    /** Bytes. */
    disk: Type.Object({ total: Type.Integer(), free: Type.Integer(), database: Type.Integer() }),
    versions: Type.Object({ app: Type.String(), node: Type.String(), database: Type.String(), schema: Type.String(), since: Instant }),
  }),
  errors: {},
});

const DnsEntry = Type.Object({
  /** `doubled`: receivers count none of several. `unknown`: DNS could not be asked. */
  state: OneOf(['found', 'missing', 'doubled', 'unknown']),
  text: Nullable(Type.String()),
});

export const getMailDns = endpoint({
  method: 'GET',
  path: 'admin/mail-dns.php',
  about:
    'What receivers of mails find in the DNS about the domain of `MAIL_FROM`, so that they take mails for ours. Asked now, for two seconds at most.',
  access: { right: 'jobs.read' },
  limit: 30,
  query,
  /** `domain` empty: mails come from nowhere. */
  reply: Type.Object({ domain: Type.String(), spf: DnsEntry, dmarc: DnsEntry }),
  errors: {},
});

export const retryJob = endpoint({
  method: 'POST',
  path: 'admin/job-retry.php',
  about: 'Makes a job due at once that has failed or waits, and gives it another day.',
  access: { right: 'jobs.change' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Done,
  errors: errorsOf(jobsErrors, 'job_not_open'),
});
