import { type Agent, request } from 'node:http';

export interface SiteResponse {
  /** 0: no answer. */
  readonly status: number;
  readonly body: string;
  /** In the form in which a browser sends them: `name=value`. */
  readonly cookies: readonly string[];
}

interface Question {
  readonly method?: string;
  readonly path: string;
  readonly agent?: Agent;
  readonly cookie?: string;
  /** The caller's address as the proxy reports it. */
  readonly from?: string;
  readonly json?: unknown;
  readonly form?: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Ms after which a client has given up. */
const patience = 20_000;

/** Sends one request as the operator's proxy does. Never throws: a missing answer is also an outcome. */
export function ask(
  target: URL,
  { method = 'GET', path, agent, cookie, from, json, form, headers, signal }: Question,
): Promise<SiteResponse> {
  const body = json === undefined ? form?.body : Buffer.from(JSON.stringify(json));
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, body: '', cookies: [] });
    const sent = request(
      new URL(path, target),
      {
        method,
        ...(agent === undefined ? {} : { agent }),
        timeout: patience,
        signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal === undefined ? [] : [signal])]),
        headers: {
          'x-forwarded-proto': 'https',
          ...(cookie === undefined ? {} : { cookie }),
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...form?.headers,
          ...headers,
          ...(body === undefined ? {} : { 'content-length': body.length }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookies: (response.headers['set-cookie'] ?? []).flatMap((line) => line.split(';')[0] ?? []),
          }),
        );
        response.on('error', none);
      },
    );
    sent.on('error', none).on('timeout', () => sent.destroy());
    sent.end(body);
  });
}

/** The code of an error, else the status. */
export function outcomeOf({ status, body }: SiteResponse): string {
  const code = /"code":"(\w+)"/.exec(body)?.[1];
  return status === 200 || code === undefined ? String(status) : `${status} ${code}`;
}

/** The id of the photo that an upload has created. */
export function uploadedIn({ body }: SiteResponse): number | null {
  const id = /"photo":\{"id":(\d+)/.exec(body)?.[1];
  return id === undefined ? null : Number(id);
}
