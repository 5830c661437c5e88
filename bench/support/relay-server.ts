import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** The least that can bring a message from one socket to another: no account, no storage, no charge. */
const server = http.createServer();
const sockets = new Map<number, WebSocket>();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
  sockets.set(Number(request.url?.split('?')[1]), socket);
  socket.on('message', (data) => {
    if (!Buffer.isBuffer(data)) return;
    const { to, frame } = JSON.parse(data.toString()) as { to: number; frame: object };
    sockets.get(to)?.send(JSON.stringify(frame));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
process.once('disconnect', () => process.exit(0));
