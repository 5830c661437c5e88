import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on this machine that takes traces by OTLP (`/v1/traces`) and errors as Sentry's envelopes (`/api/42/envelope/`), and keeps all. */
export async function openCollector() {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    received,
    at: (path: string) => received.filter((one) => one.path === path),
    url: `http://${host}`,
    dsn: `http://publickey@${host}/42`,
    /** What it answers from now on. */
    answer: (next: number) => void (status = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
