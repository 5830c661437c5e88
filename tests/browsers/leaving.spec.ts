import http from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { siteAddress } from '#tests/support/e2e-address.ts';
import { expect, test } from './engine-test.ts';

const nextPageDelayMs = 500;

/** The site behind a line on which files that the first page does not name never arrive, and the next page takes its time. */
async function slowLine() {
  const pages: string[] = [];
  const held: string[] = [];
  let firstPage = '';
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    if (held.length === 0 && path.endsWith('.js') && firstPage !== '' && !firstPage.includes(path)) return void held.push(path);
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const onward = http.request(new URL(path, siteAddress), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!String(answer.headers['content-type']).startsWith('text/html')) return void answer.pipe(response);
      pages.push(path);
      void text(answer).then((page) => {
        if (pages.length > 1) return void setTimeout(() => response.end(page), nextPageDelayMs);
        firstPage = page;
        response.end(page);
      });
    });
    request.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    /** The pages that were asked for. */
    pages,
    /** The files that never arrive. */
    held,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

// Regression: Firefox gives up what still loads when a page is left. That was taken for a missing file, and the page came back.
test('a page that is left while a part of it loads does not come back', async ({ reader }) => {
  const line = await slowLine();
  await reader.open(`${line.address}/login`);
  await expect.poll(() => line.held.length).toBeGreaterThan(0);
  await reader.engine.driver.executeScript("location.assign('/pricing')");
  await reader.isAt(/\/pricing$/);
  expect(line.pages).toEqual(['/login', '/pricing']);
  // Firefox logs what it has given up.
  await reader.engine.errors();
  line.close();
});
