import { once } from 'node:events';
import { createServer } from 'node:net';

/** A message of PostgreSQL's protocol: its kind, its length, its content. */
function message(kind: string, ...parts: readonly (string | number)[]): Buffer {
  // Numbers are of two bytes, texts end with a zero.
  const content = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(`${part}\0`);
      const bytes = Buffer.alloc(2);
      bytes.writeInt16BE(part);
      return bytes;
    }),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(kind), length, content]);
}

const ready = Buffer.concat([Buffer.from('Z'), Buffer.from([0, 0, 0, 5]), Buffer.from('I')]);
const welcome = Buffer.concat([message('R', 0, 0), ready]);
/** One row with one column of the type int4: 14.10. */
const version = Buffer.concat([
  message('T', 1, 'version', 0, 0, 0, 0, 23, 4, -1, -1, 0),
  Buffer.concat([Buffer.from('D'), Buffer.from([0, 0, 0, 16, 0, 1, 0, 0, 0, 6]), Buffer.from('140010')]),
  message('C', 'SELECT 1'),
  ready,
]);

/** A server that says of itself that it is PostgreSQL 14. */
export async function openOldPostgres(): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    let isWelcome = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!isWelcome) {
        isWelcome = true;
        socket.write(welcome);
      } else if (data.toString('latin1', 0, 1) === 'Q') socket.write(version);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `postgres://app@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/site`,
    close: () => void server.close(),
  };
}
