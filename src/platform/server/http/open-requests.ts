import type { ServerResponse } from 'node:http';
import type { HttpServer } from './create-http-server.ts';

export interface OpenRequests {
  /** Requests that are being received or answered. */
  count(): number;
  /** From now on each response ends its connection, so that clients and proxies open the next one elsewhere. */
  endConnections(): void;
}

/** Counts the requests from their head to the end of their response, whatever answers them. */
export function countOpenRequests({ server }: HttpServer): OpenRequests {
  let open = 0;
  let isEnding = false;
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    open++;
    response.once('close', () => open--);
    if (isEnding) response.setHeader('connection', 'close');
  });
  return {
    count: () => open,
    endConnections() {
      isEnding = true;
    },
  };
}
