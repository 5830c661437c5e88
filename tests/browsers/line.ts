import http from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { siteAddress } from '#tests/support/browser/address.ts';

interface LineOptions {
  /** Whether a request does not reach the site, in which case this has dealt with it. */
  takes(path: string, request: http.IncomingMessage, response: http.ServerResponse): boolean;
  /** Whether the answer to a request, which the site has had, does not reach the browser. */
  loses?(path: string, request: http.IncomingMessage): boolean;
  /** A page from the site, which waits for this on its way to the browser, and arrives as what this returns. */
  onPage?(path: string, html: string): Promise<string | void> | string | void;
}

/** The site behind a line that does not carry everything. */
export async function openLine({ takes, loses, onPage }: LineOptions): Promise<{ readonly address: string; close(): void }> {
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    if (takes(path, request, response)) return;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const onward = http.request(new URL(path, siteAddress), { method: request.method, headers }, (answer) => {
      if (loses?.(path, request) === true) {
        answer.resume();
        return void request.socket.destroy();
      }
      const { 'content-length': length, ...others } = answer.headers;
      const isPage = onPage !== undefined && String(answer.headers['content-type']).startsWith('text/html');
      response.writeHead(answer.statusCode ?? 500, isPage || length === undefined ? others : answer.headers);
      if (!isPage) return void answer.pipe(response);
      void text(answer).then(async (html) => response.end((await onPage(path, html)) ?? html));
    });
    // A connection that ends without an answer, as that of a live connection does here, ends for the browser, too.
    onward.on('error', () => {}).once('close', () => void (response.headersSent || request.socket.destroy()));
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
