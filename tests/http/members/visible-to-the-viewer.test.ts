import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putUser } from '#features/account/contract/endpoints.ts';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { putDraft } from '#features/chat/contract/endpoints.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import type { DecisionAct } from '#features/decisions/contract/rules.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { swipe } from '#features/swipe/contract/endpoints.ts';
import { type BuiltMember, builtPassword, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { decided, reportMember } from '#tests/support/deciding.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { showsPeople } from '#tests/support/shows-people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readWire } from '../../../scripts/checks/wire/read-wire.ts';

/**
 * Whoever may not be seen appears in the reply of no call. The calls whose replies can show people are found by their
 * contracts, so that a new one fails here until it is asked, too.
 */

/** Who looks, and at whom. */
interface Pair {
  readonly viewer: BuiltMember;
  readonly seen: BuiltMember;
}

interface Ask {
  readonly of: (pair: Pair) => readonly [method: 'GET' | 'DELETE', url: string];
  /** What happens between the two before, so that the reply shows the member. */
  readonly after?: (pair: Pair) => Promise<unknown>;
  /** Finds people, so that whoever is hidden from the search is not in it either. */
  readonly finds?: true;
}

const get = (url: string, rest: Omit<Ask, 'of'> = {}): Ask => ({ of: () => ['GET', `/api/${url}`], ...rest });
const getOf = (url: string, rest: Omit<Ask, 'of'> = {}): Ask => ({ of: ({ seen }) => ['GET', `/api/${url}=${seen.id}`], ...rest });
const finds = { finds: true } as const;

const likeOf = (from: BuiltMember, to: BuiltMember) => from.client.call(like, { body: { id: to.id } });
const written = async ({ viewer, seen }: Pair) => {
  await wrote(viewer, seen, 'Hallo');
  await wrote(seen, viewer, 'Zurück');
};
const conversationOf = async ({ viewer, seen }: Pair) => (await wrote(seen, viewer, 'Hallo')).conversation;

let app: TestApp;
let beside: BuiltMember;
let judge: BuiltStaff;
const conversations = new Map<number, number>();
const conversing = {
  after: async (pair: Pair) => void conversations.set(pair.seen.id, await conversationOf(pair)),
};

/** Every call whose reply can show other people, and how it comes to show one. */
const asked: Readonly<Record<string, readonly Ask[]>> = {
  'GET members.php': [
    get('members.php?gender=man', finds),
    get('members.php?gender=man&sort=fitting', finds),
    get('members.php?gender=man&min_age=60', finds),
  ],
  'GET signup-matches.php': [get('signup-matches.php', finds)],
  'GET signup-profile.php': [getOf('signup-profile.php?id')],
  'GET profile.php': [getOf('profile.php?id'), { of: () => ['GET', `/api/profile.php?id=${beside.id}`], ...finds }],
  'GET photo-peek.php': [getOf('photo-peek.php?id')],
  'GET swipe.php': [get('swipe.php', finds)],
  'DELETE swipe.php': [
    {
      of: () => ['DELETE', '/api/swipe.php'],
      after: ({ viewer, seen }) => viewer.client.call(swipe, { body: { id: seen.id, like: false } }),
    },
  ],
  'GET match-finder.php': [get('match-finder.php', finds)],
  'GET today.php': [get('today.php', { after: ({ viewer }) => viewer.client.raw('GET', '/api/today.php') })],
  'GET likes.php': [
    get('likes.php', { after: ({ viewer, seen }) => likeOf(seen, viewer) }),
    get('likes.php', { after: ({ viewer, seen }) => likeOf(viewer, seen) }),
    get('likes.php', { after: async ({ viewer, seen }) => [await likeOf(seen, viewer), await likeOf(viewer, seen)] }),
  ],
  'GET auto-like.php': [get('auto-like.php', { after: ({ viewer, seen }) => likeOf(seen, viewer) })],
  'GET new-matches.php': [
    get('new-matches.php', {
      async after({ viewer, seen }) {
        await likeOf(seen, viewer);
        await likeOf(viewer, seen);
      },
    }),
  ],
  'GET chats.php': [
    get('chats.php', { after: written }),
    get('chats.php', {
      after: async (pair) => {
        await written(pair);
        const body = { profile: pair.seen.id, text: 'Noch', age: 0 };
        return pair.viewer.client.call(putDraft, { body });
      },
    }),
  ],
  'GET chat.php': [
    getOf('chat.php?profile', { after: written }),
    { of: ({ seen }) => ['GET', `/api/chat.php?conversation=${conversations.get(seen.id)}`], ...conversing },
  ],
  'GET chat-search.php': [
    { of: ({ seen }) => ['GET', `/api/chat-search.php?q=hallo&conversation=${conversations.get(seen.id)}`], ...conversing },
  ],
  'GET movements.php': [get('movements.php', { after: written })],
  'GET answer.php': [get('answer.php', { after: written })],
};

/** Calls that answer with the caller, or with what is theirs. */
const own = `
  GET user.php, PUT user.php, GET own-profile.php, PUT profile.php, POST photo.php, PUT photo.php,
  DELETE photo.php, POST user.php, POST signup.php, POST passkey-login.php, POST second-step.php,
  POST user-restore.php, GET login-security.php, POST confirmation.php, POST passkeys.php, PUT passkeys.php,
  DELETE passkeys.php, PUT authenticator.php, DELETE authenticator.php, POST recovery-codes.php,
  GET direct-debit.php, POST direct-debit.php, POST direct-debit-sms.php, GET rejected-photos.php`
  .trim()
  .split(/,\s+/);
const ownMessage = 'what the caller sends; refused to members who do not see each other (who-may-chat.test.ts)';
/** Calls whose replies have the shape of a person, and why they are not asked. */
const others: Readonly<Record<string, string>> = {
  'GET shown-to-visitors.php': 'the same for all (visible-to-visitors.test.ts)',
  'GET blocks.php': 'the list of those whom the viewer blocked, to be taken back there',
  'GET report.php': 'names as they were when the viewer reported them',
  'POST report.php': 'the same',
  'GET lost-conversation.php': 'who wrote in a conversation that is gone, for its other member to report (decision 52)',
  'POST login-link.php': 'the caller',
  'POST confirm-signup.php': 'the caller',
  'POST chat.php': ownMessage,
  'POST chat-image.php': ownMessage,
  'POST gift.php': ownMessage,
  ...Object.fromEntries(own.map((call) => [call, 'the caller and what is theirs'])),
};

/** Live events that name people: each comes of a call that is refused to members who do not see each other. */
const events = ['draft', 'match', 'message', 'read', 'sent', 'typing'];

/** Ways not to be there for a member; each ends what the viewer saw before. */
const ways: Readonly<Record<string, (pair: Pair) => Promise<unknown>>> = {
  'blocked by the viewer': ({ viewer, seen }) => viewer.client.call(block, { body: { id: seen.id } }),
  'who blocked the viewer': ({ viewer, seen }) => seen.client.call(block, { body: { id: viewer.id } }),
  deactivated: ({ seen }) =>
    app.platform.database.pool.query(`UPDATE profiles SET status = 'disabled', updated_at = $2 WHERE user_id = $1`, [
      seen.id,
      app.platform.clock.now(),
    ]),
  suspended: (pair) => decideAbout(pair, 'suspend'),
  banned: (pair) => decideAbout(pair, 'ban_rule'),
  'banned for fraud': (pair) => decideAbout(pair, 'ban_fraud'),
  'who left': ({ seen }) => seen.client.call(deleteUser, { body: { password: builtPassword } }),
};
/** Of these, members know each other from a conversation. */
const inConversations = ['GET chats.php', 'GET chat.php', 'GET chat-search.php', 'GET movements.php', 'GET answer.php'];
const decideAbout = async ({ seen }: Pair, act: DecisionAct) =>
  decided(app, judge, await reportMember(app, seen), { act, reason: act === 'ban_fraud' ? 'fraud' : 'harassment' });
/** Nobody sees the profile but those with whom there is a conversation. */
const hiddenWay = (pair: Pair) => decideAbout(pair, 'hide');
const searchWay = ({ seen }: Pair) => seen.client.call(putUser, { body: { hide_from_search: true } });

const cases = Object.entries(asked).flatMap(([call, asks]) =>
  asks.flatMap((ask, n) => [
    ...Object.entries(ways).map(([way, hide]) => [call, n, way, ask, hide] as const),
    ...(ask.finds ? [[call, n, 'hidden from the search', ask, searchWay] as const] : []),
    ...(inConversations.includes(call) ? [] : [[call, n, 'hidden by a decision', ask, hiddenWay] as const]),
  ]),
);

const man = (name: string, host?: string) =>
  buildMember(app, {
    name,
    gender: 'man',
    search_gender: ['woman'],
    credits: 100,
    paid_user: true,
    interests: ['wine', 'tea'],
    ...(host === undefined ? {} : { host }),
  });

beforeAll(async () => {
  app = await createTestApp({ DATABASE_POOL: '8' });
  // Numbers that are nothing else's.
  await app.platform.database.pool.query('ALTER TABLE users ALTER COLUMN id RESTART WITH 770000001');
  judge = await buildStaff(app);
  beside = await man('Beside');
  await buildPhoto(app, beside.id);
});
afterAll(() => app.close());

async function pairOf(host?: string): Promise<Pair & { readonly marks: readonly string[] }> {
  const name = `Z${randomUUID().slice(0, 8)}`;
  const viewer = await buildMember(app, { credits: 100, paid_user: true, interests: ['wine', 'tea'] });
  const seen = await man(name, host);
  return { viewer, seen, marks: [name, String(seen.id), await buildPhoto(app, seen.id)] };
}

const mentioned = async (ask: Ask, pair: Pair, marks: readonly string[]) => {
  const text = JSON.stringify((await pair.viewer.client.raw(...ask.of(pair))).body);
  return marks.filter((mark) => text.includes(mark));
};

describe('a member', () => {
  test.each(cases)('is not in %s (%i) when %s', async (_call, _n, _way, ask, hide) => {
    const { marks, ...pair } = await pairOf();
    await ask.after?.(pair);
    // Else the other half would say nothing.
    expect(await mentioned(ask, pair, marks)).not.toEqual([]);
    await ask.after?.(pair);
    await hide(pair);
    expect(await mentioned(ask, pair, marks)).toEqual([]);
    // Out of the way of the next.
    await ways['deactivated']?.(pair);
  });
});

test.each(
  Object.entries(asked).flatMap(([call, asks]) => asks.filter(({ after }) => after === undefined).map((ask, n) => [call, n, ask] as const)),
)('a member of another site is not in %s (%i)', async (_call, _n, ask) => {
  const { marks, ...pair } = await pairOf('de.localhost');
  expect(await mentioned(ask, pair, marks)).toEqual([]);
});

test('members who do not see each other cannot like each other, of which a match would come', async () => {
  for (const hide of Object.values(ways)) {
    const pair = await pairOf();
    await likeOf(pair.seen, pair.viewer);
    await hide(pair);
    expect((await likeOf(pair.viewer, pair.seen)).status).toBe(404);
  }
});

test('every live event that can show people is known here', async () => {
  const { toPage } = (await readWire()).frames;
  const found = Object.entries(toPage).filter(([, data]) => showsPeople(data));
  expect(found.map(([type]) => type).toSorted()).toEqual(events);
});

test('every call that can show people is asked here', () => {
  const found = app.features.routes
    // Calls for staff are another world: the walk over rights has them.
    .filter(({ endpoint }) => !endpoint.path.startsWith('admin/') && showsPeople(endpoint.reply))
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(found.toSorted()).toEqual([...Object.keys(asked), ...Object.keys(others)].toSorted());
});
