import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { Refused } from './send-repo.ts';

/** The compiler checks that this list is complete. */
const known = {
  not_found: true,
  restricted: true,
  links_not_yet: true,
  image_gone: true,
  quoted_gone: true,
  activation_required: true,
  premium_required: true,
  too_many_new_conversations: true,
  spending_frozen: true,
  not_enough_credits: true,
  monthly_limit_reached: true,
} satisfies Record<Refused['refusal'], true>;

test('the database refuses a message for the reasons that the code knows, and for no other', () => {
  const rule = fs.readFileSync('db/functions/chat-refusal.sql', 'utf8').split('AS $$')[1] ?? '';
  const reasons = [...rule.matchAll(/THEN '(\w+)'/g)].map(([, reason]) => reason);
  expect(reasons).toEqual(Object.keys(known));
});
