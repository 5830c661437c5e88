import { EnvError } from '../env-error.ts';

/** Where errors are reported. */
export interface SentryPlace {
  /** Of the project's envelopes. */
  readonly url: string;
  readonly key: string;
}

/** Reads SENTRY_DSN, such as `https://key@host/42`. The sentence of the error does not repeat it. */
export function readSentryDsn(text: string | null): SentryPlace | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const [, before = '', project] = /^(\/.*)?\/(\w+)$/.exec(url?.pathname ?? '') ?? [];
  if (
    url === null ||
    !['http:', 'https:'].includes(url.protocol) ||
    !/^\w+$/.test(url.username) ||
    project === undefined ||
    url.search !== ''
  )
    throw new EnvError('SENTRY_DSN must be an address such as https://key@host/42, as Sentry shows it for a project.');
  return { url: `${url.protocol}//${url.host}${before}/api/${project}/envelope/`, key: url.username };
}
