import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { readEnv } from './env.ts';
import { newToken } from './secrets.ts';

test('no token of an address reaches the log', () => {
  const lines: string[] = [];
  const log = createLog({ ...readEnv({}), logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const token = newToken();
  const paths = [`/${token}`, `/unsubscribe/${token}`, `/data-export/${token}`, `/reset-password/do?token=${token}`, '/members/3/chat'];
  for (const url of paths) log.info({ req: { id: '1', method: 'GET', url } });
  expect(lines.join('')).not.toContain(token);
  expect(lines.at(-1)).toContain('"path":"/members/3/chat"');
});
