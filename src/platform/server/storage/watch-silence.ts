import type { IncomingMessage } from 'node:http';

/**
 * Ends the reading of a response whose sender is silent for so many ms while the reader waits for more. A slow reader, for whom the
 * sender must wait, may take any time.
 */
export function watchSilence(body: IncomingMessage, ms: number): void {
  const { socket } = body;
  let [read, since] = [socket.bytesRead, performance.now()];
  const timer = setInterval(() => {
    const isReaderBusy = body.complete || body.readableLength >= body.readableHighWaterMark;
    if (socket.bytesRead !== read || isReaderBusy) [read, since] = [socket.bytesRead, performance.now()];
    else if (performance.now() - since >= ms) body.destroy(new Error(`no content for ${ms} ms`));
  }, ms / 4).unref();
  body.once('close', () => clearInterval(timer));
}
