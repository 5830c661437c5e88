import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * A minimal server that relays a message from one socket to another and acknowledges it: no accounts, checks or charges. Given the
 * folder of a database socket, it first stores each message with a commit of its own.
 */
const [, , host] = process.argv;
const pool = host === undefined ? null : new pg.Pool({ host, port: 5432, user: 'app', database: 'postgres', max: 16 });
await pool?.query('CREATE TABLE IF NOT EXISTS relayed (id bigserial PRIMARY KEY, conversation bigint, client_id uuid, text text)');

interface Sent {
  readonly data: { readonly conversation: number; readonly client_id: string; readonly text: string };
}

const server = http.createServer();
const conversations = new Map<number, WebSocket[]>();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
  const conversation = Number(request.url?.split('.').at(-1));
  const sides = conversations.get(conversation) ?? [];
  conversations.set(conversation, [...sides, socket]);
  socket.on('message', (raw) => {
    if (!Buffer.isBuffer(raw)) return;
    const { data } = JSON.parse(raw.toString()) as Sent;
    void store(data).then(() => {
      socket.send(JSON.stringify({ type: 'sent', data: { client_id: data.client_id } }));
      for (const side of conversations.get(data.conversation) ?? [])
        if (side !== socket) side.send(JSON.stringify({ type: 'message', data }));
    });
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
process.once('disconnect', () => process.exit(0));

async function store({ conversation, client_id, text }: Sent['data']): Promise<void> {
  await pool?.query({
    name: 'relay',
    text: 'INSERT INTO relayed (conversation, client_id, text) VALUES ($1, $2, $3)',
    values: [conversation, client_id, text],
  });
}
