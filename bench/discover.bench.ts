import http from 'node:http';
import { parseArgs } from 'node:util';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { getCandidates } from '#features/match-finder/contract/endpoints.ts';
import { getDeck } from '#features/swipe/contract/endpoints.ts';
import { cardPhotos } from '#features/swipe/contract/rules.ts';
import { type Crowd, logIn, makeCrowd, untilQuiet, type Visitor } from './support/crowd.ts';
import { openLoop } from './support/open-loop.ts';
import { type Figure, percentile, report } from './support/report.ts';

/**
 * The deck of the swipe game and the match finder among many members, through HTTP at a fixed rate, for members with a
 * history of swipes, likes, skips and conversations. `--members 1000000`; `--update` writes the new figures to the baseline.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    update: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
const [members, rate, seconds] = [Number(values.members), Number(values.rate), Number(values.seconds)];
const players = 200;
/** Decks that each player has already swiped. */
const playedDecks = 5;

const crowd = await makeCrowd(members);
try {
  report('discover', await measure(crowd));
} finally {
  await crowd.close();
}

async function measure({ seedSeconds, settle, serve }: Crowd): Promise<Figure[]> {
  const visitors = await logIn(crowd.database, players);
  await settle();
  const server = await serve();
  const read = <Reply>(path: string, visitor: Visitor) => get<Reply>(`${server.address}/api/${path}`, visitor);
  await playBefore(visitors, read);
  await settle();

  const many = `${members.toLocaleString('en')} members`;
  const figures: Figure[] = [{ name: `${many}: made in`, value: seedSeconds, unit: 's' }];
  for (const [name, { path }, max] of [
    [`deck at ${rate}/s`, getDeck, 10],
    [`match finder at ${rate}/s`, getCandidates, 20],
  ] as const) {
    const load = {
      address: server.address,
      perSecond: rate,
      next: (n: number) => ({ path: `/api/${path}`, cookie: visitors[n % visitors.length]?.cookie ?? '' }),
    };
    await openLoop({ ...load, seconds: 5 });
    console.log(`The machine is ${await untilQuiet()} % busy with other things.`);
    const bare = await openLoop({ ...load, next: () => ({ path: '/healthz', cookie: '' }), seconds: 5 });
    const { latencies, failed } = await openLoop({ ...load, seconds });
    const [floor50, floor99] = [percentile(bare.latencies, 0.5), percentile(bare.latencies, 0.99)];
    figures.push(
      { name: `${many}: /healthz beside the ${name} (floor), p50`, value: floor50, unit: 'ms' },
      { name: `${many}: /healthz beside the ${name} (floor), p99`, value: floor99, unit: 'ms' },
      { name: `${many}: ${name}, p50`, value: percentile(latencies, 0.5), unit: 'ms', floor: floor50 },
      { name: `${many}: ${name}, p99`, value: percentile(latencies, 0.99), unit: 'ms', target: { max }, floor: floor99 },
      { name: `${many}: ${name}, failed`, value: failed, unit: '', target: { max: 0 } },
    );
  }
  figures.push({ name: `${many}: memory of the process`, value: (await server.memory()).megabytes, unit: 'MB' });
  await server.stop();
  return figures;
}

/** Each visitor has swiped the first decks and skipped the first candidates; the next members have photos. */
async function playBefore(visitors: readonly Visitor[], read: <Reply>(path: string, visitor: Visitor) => Promise<Reply>): Promise<void> {
  const { pool } = crowd.database;
  const next = new Set<number>();
  for (const visitor of visitors) {
    const deal = async () => (await read<ReplyOf<typeof getDeck>>(getDeck.path, visitor)).cards.map(({ profile }) => profile.id);
    const find = async () =>
      (await read<ReplyOf<typeof getCandidates>>(getCandidates.path, visitor)).candidates.map(({ profile }) => profile.id);
    for (let round = 0; round < playedDecks; round++) {
      const [passed, [liked, written]] = await deal().then((dealt) => [dealt.slice(2), dealt] as const);
      await pool.query(
        `INSERT INTO swipes (user_id, member_id, liked, made_like, day, created_at)
           SELECT $1, id, false, false, current_date, now() FROM unnest($2::bigint[]) id`,
        [visitor.id, passed],
      );
      await pool.query('INSERT INTO likes (from_id, to_id, created_at) SELECT $1, id, now() FROM unnest($2::bigint[]) id', [
        visitor.id,
        liked === undefined ? [] : [liked],
      ]);
      await pool.query(
        `INSERT INTO conversations (low_id, high_id, starter_id, created_at)
           SELECT least($1, id), greatest($1, id), $1, now() FROM unnest($2::bigint[]) id ON CONFLICT DO NOTHING`,
        [visitor.id, written === undefined ? [] : [written]],
      );
      await pool.query(
        `INSERT INTO match_finder_skips (user_id, member_id, skipped_at) SELECT $1, id, now() FROM unnest($2::bigint[]) id
           ON CONFLICT DO NOTHING`,
        [visitor.id, await find()],
      );
    }
    for (const id of [...(await deal()), ...(await find())]) next.add(id);
  }
  await pool.query(
    `INSERT INTO photos (user_id, status, name, width, height, thumb_hash, position, created_at)
       SELECT id, 'active', md5(id || '-' || n), 1200, 1600, 'bench', n, now() FROM unnest($1::bigint[]) id, generate_series(1, $2) n`,
    [[...next], cardPhotos],
  );
}

function get<Reply>(url: string, { cookie }: Visitor): Promise<Reply> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { host: 'localhost', cookie } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(JSON.parse(text) as Reply);
          else reject(new Error(`${url}: ${response.statusCode} ${text}`));
        });
      })
      .once('error', reject);
  });
}
