import http from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { siteAddress } from '#tests/support/e2e-address.ts';

interface LineOptions {
  /** Whether a request does not reach the site, in which case this has dealt with it. */
  takes(path: string, request: http.IncomingMessage): boolean;
  /** A page from the site, which waits for this on its way to the browser. */
  onPage?(path: string, html: string): Promise<void> | void;
}

/** The site behind a line that does not carry everything. */
export async function openLine({ takes, onPage }: LineOptions): Promise<{ readonly address: string; close(): void }> {
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    if (takes(path, request)) return;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const onward = http.request(new URL(path, siteAddress), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (onPage === undefined || !String(answer.headers['content-type']).startsWith('text/html')) return void answer.pipe(response);
      void text(answer).then(async (html) => {
        await onPage(path, html);
        response.end(html);
      });
    });
    request.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
