import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

export interface StillServer {
  readonly url: string;
  close(): void;
}

/** Passes on the responses of a site, but every page without its scripts: the floor of the first paint. */
export async function serveStill(site: string): Promise<StillServer> {
  const server = http.createServer(({ url = '/', headers }, response) => {
    void fetch(site + url, { headers: { cookie: headers.cookie ?? '', accept: headers.accept ?? '*/*', 'accept-encoding': 'br' } }).then(
      async (given) => {
        const type = given.headers.get('content-type') ?? '';
        const body = Buffer.from(await given.arrayBuffer());
        const sent = type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body;
        // `fetch` has decompressed it.
        const packed = given.headers.has('content-encoding') || type.startsWith('text/html');
        response.writeHead(given.status, {
          'content-type': type,
          'cache-control': given.headers.get('cache-control') ?? 'no-store',
          ...(packed && { 'content-encoding': 'br' }),
        });
        response.end(packed ? compress(sent, type) : sent);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

const withoutScripts = (html: string): string => html.replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');

const compressed = new Map<string, Buffer>();

/** Compresses pages as the server does and files as the build does; each file once. */
function compress(body: Buffer, type: string): Buffer {
  const key = `${type} ${body.toString('base64')}`;
  const found = compressed.get(key);
  if (found) return found;
  const quality = type.startsWith('text/html') ? 4 : constants.BROTLI_MAX_QUALITY;
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  compressed.set(key, made);
  return made;
}
