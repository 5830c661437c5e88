import { randomUUID } from 'node:crypto';
import { demoPassword } from '#demo/demo-accounts.ts';
import { login } from './login.ts';

interface Found {
  readonly profiles: readonly { readonly id: number }[];
}

const reportReasons = ['fake', 'money', 'harassment', 'explicit', 'underage', 'offensive', 'other'];
const noticeReasons = ['minor', 'threat', 'hate', 'fraud', 'rights', 'other'];

/** Opens cases of all kinds through the public calls: reports of members by others, notices and what staff enter. */
export async function openManyCases(url: string, cases: number): Promise<void> {
  const post = async (path: string, body: unknown, cookie = '') => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ client_id: randomUUID(), ...(body as object) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const member = await login(url, 'premium@demo.test');
  const { profiles } = (await (await fetch(`${url}/api/members.php`, { headers: { cookie: member } })).json()) as Found;
  const entered = await fetch(`${url}/api/admin/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password: demoPassword }),
  });
  const staff = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  // A member reports twenty a day at most.
  for (const [n, { id }] of profiles.slice(0, Math.min(20, cases / 3)).entries())
    await post(
      'report.php',
      { id, subject: 'profile', reason: reportReasons[n % reportReasons.length], text: 'See for yourself.' },
      member,
    );
  // One network sends a few notices a day; the others come by letter.
  let opened = Math.min(20, Math.floor(cases / 3), profiles.length);
  for (; opened < cases; opened++)
    if (opened % 4 === 0 && opened < 40)
      await post('notice.php', {
        reason: noticeReasons[opened % noticeReasons.length],
        place: 'A page of yours',
        text: `Somebody sells what is forbidden (${opened}).`,
        name: 'A passer-by',
        email: `${randomUUID()}@notice.test`,
        good_faith: true,
      });
    else
      await post(
        'admin/case-open.php',
        { kind: opened % 8 === 1 ? 'danger' : 'report', subject: null, words: `By letter, ${opened}.` },
        staff,
      );
}
