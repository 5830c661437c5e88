import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerAddress, type Proxies, trustOf } from './proxies.ts';

const networks: Proxies = ['10.0.0.0/8'];

test.each([
  ['no proxy', null, '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['one proxy', 1, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['one proxy, and what the caller wrote before it', 1, '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['one proxy that says nothing', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ['two proxies, of which one was met', 2, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['known networks', networks, '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.2.2.2', '203.0.113.7'],
  ['a stranger', networks, '198.51.100.1', '203.0.113.7', '198.51.100.1'],
])('the address of a caller behind %s', (_name, proxies, peer, forwardedFor, address) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  expect(callerAddress(request, trustOf(proxies))).toBe(address);
});
