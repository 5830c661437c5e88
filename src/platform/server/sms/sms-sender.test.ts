import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGatewaySmsSender } from './sms-sender.ts';

const received: { type: string | undefined; body: string }[] = [];
let status = 202;
const gateway = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ type: request.headers['content-type'], body });
    response.writeHead(status).end();
  });
});
let url = '';
beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const address = gateway.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/send`;
});
afterAll(() => gateway.close());

describe('an SMS through the gateway', () => {
  test('is posted as JSON', async () => {
    await createGatewaySmsSender(url).send({ to: '+4930123456', text: 'Code 123456' });
    expect(received).toEqual([{ type: 'application/json', body: '{"to":"+4930123456","text":"Code 123456"}' }]);
  });

  test('throws when the gateway refuses it, so that its job retries', async () => {
    status = 503;
    await expect(createGatewaySmsSender(url).send({ to: '+4930123456', text: 'x' })).rejects.toThrow('503');
  });
});
