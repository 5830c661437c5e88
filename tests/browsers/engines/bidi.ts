import { once } from 'node:events';
import WebSocket from 'ws';

interface BidiMessage {
  readonly id?: number;
  readonly type?: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly params?: unknown;
}

/** A session's connection for WebDriver BiDi, which reports events and has commands that classic WebDriver lacks. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let lastId = 0;
  const waiting = new Map<number, { resolve: () => void; reject: (reason: Error) => void }>();
  const listeners = new Map<string, (params: unknown) => void>();
  socket.on('message', (data: Buffer) => {
    const { id, type, method, message, params } = JSON.parse(data.toString()) as BidiMessage;
    if (type === 'event' && method !== undefined) listeners.get(method)?.(params);
    const asked = waiting.get(id ?? -1);
    waiting.delete(id ?? -1);
    if (type === 'error') asked?.reject(new Error(message));
    else asked?.resolve();
  });
  socket
    .on('error', () => {})
    .once('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'));
    });
  const send = (method: string, params: unknown) =>
    new Promise<void>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    send,
    on: async (event: string, listener: (params: unknown) => void): Promise<void> => {
      listeners.set(event, listener);
      await send('session.subscribe', { events: [event] });
    },
    close: () => socket.terminate(),
  };
}
