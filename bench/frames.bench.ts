import { chromium, type Page } from '@playwright/test';
import path from 'node:path';
import { demoPassword } from '#demo/demo-accounts.ts';
import { seedManyMembers } from '#demo/many-members.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { chromiumOptions } from '#tests/support/browser/chromium.ts';
import { quiet } from '#tests/support/quiet.ts';
import { launch } from './support/launch.ts';
import { type Figure, percentile, report } from './support/report.ts';

/**
 * Frame times of the built pages in Chromium with software rendering, on the same machine as the server: a card dragged
 * by the pointer, typing, and scrolling a list of 500 conversations. At 60 frames per second a frame takes 16.7 ms, with
 * a dropped one 33.
 */
const conversations = 500;
const email = 'premium@demo.test';
const server = await launch();
await addConversations(conversations);
const browser = await chromium.launch(chromiumOptions);
const figures: Figure[] = [];
try {
  figures.push(...(await dragCards()), ...(await writeAndScroll()));
} finally {
  await browser.close();
  await server.stop();
}
report('frames', figures);

async function dragCards(): Promise<Figure[]> {
  const page = await logIn({ width: 390, height: 844 });
  await page.goto('/swipe-game', { waitUntil: 'networkidle' });
  const box = await page.locator('.swipe-card.top').boundingBox();
  if (box === null) throw new Error('no card was dealt');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await countFrames(page);
  for (let card = 0; card < 8; card++) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Back and forth, so that the card is moving most of the time; to the left, because likes are limited to four a day.
    for (let step = 0; step < 60; step++) await page.mouse.move(x - 140 * Math.abs(Math.sin(step / 13)), y + step / 3);
    await page.mouse.move(x - 200, y);
    await page.mouse.up();
    await page.waitForTimeout(450);
  }
  const figuresOfCards = frameFigures('cards drawn and let go', await framesOf(page));
  await page.context().close();
  return figuresOfCards;
}

async function writeAndScroll(): Promise<Figure[]> {
  const page = await logIn({ width: 1280, height: 900 });
  await page.goto('/chats', { waitUntil: 'networkidle' });
  await page.locator('.chat-list a').first().click();
  const area = page.locator('.composer textarea');
  await area.click();
  await page.waitForTimeout(1000);
  await countFrames(page);
  await area.pressSequentially('Das ist ein langer Text, der flott getippt wird, damit man sieht, ob alles weich bleibt.', { delay: 50 });
  const typed = await framesOf(page);
  await page.locator('.chat-list').hover();
  await countFrames(page);
  for (let turn = 0; turn < 80; turn++) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(25);
  }
  const scrolled = await framesOf(page);
  await page.context().close();
  return [
    ...frameFigures(`typing beside ${conversations} conversations`, typed),
    ...frameFigures(`scrolling ${conversations} conversations`, scrolled),
  ];
}

function frameFigures(name: string, frames: readonly number[]): Figure[] {
  return [
    { name: `${name}: frames`, value: frames.length, unit: '' },
    { name: `${name}: p50`, value: percentile(frames, 0.5), unit: 'ms' },
    { name: `${name}: p95`, value: percentile(frames, 0.95), unit: 'ms', target: { max: 20 } },
    { name: `${name}: missed`, value: (100 * frames.filter((ms) => ms > 25).length) / frames.length, unit: '%' },
  ];
}

async function logIn(viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: server.url });
  const response = await context.request.post('/api/user.php', { data: { email, password: demoPassword } });
  if (!response.ok()) throw new Error(await response.text());
  return context.newPage();
}

/** Restarts the recording of milliseconds between frames. */
async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { frames: number[]; counting: number };
    cancelAnimationFrame(counted.counting);
    counted.frames = [];
    let last = performance.now();
    const tick = (now: number) => {
      counted.frames.push(now - last);
      last = now;
      counted.counting = requestAnimationFrame(tick);
    };
    counted.counting = requestAnimationFrame(tick);
  });
}

/** The recorded frame times without the first one, which is incomplete. */
function framesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(1));
}

/** Adds conversations in which other members have each written one message to the demo member. */
async function addConversations(count: number): Promise<void> {
  const { connection } = await startPostgres({ dataDir: path.join(server.dataDir, 'postgres') });
  const database = openDatabase({ connection, size: 2, log: quiet });
  try {
    const { rows } = await database.pool.query<{ id: number; site: number }>('SELECT id, site_id AS site FROM users WHERE email = $1', [
      email,
    ]);
    const [member] = rows;
    if (member === undefined) throw new Error(`${email} is not there`);
    await seedManyMembers(database.pool, member.site, 2 * count, new Date());
    await database.pool.query(
      `WITH begun AS (
         INSERT INTO conversations (low_id, high_id, starter_id, created_at)
           SELECT least($1, p.user_id), greatest($1, p.user_id), p.user_id, now() FROM profiles p
             WHERE p.site_id = $2 AND p.status = 'active' AND p.user_id <> $1 ORDER BY p.user_id DESC LIMIT $3
           ON CONFLICT DO NOTHING RETURNING id, starter_id
       ), said AS (
         INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text)
           SELECT id, starter_id, gen_random_uuid(), now() - interval '10 days', 0, 'Hallo, wie war dein Tag?' FROM begun RETURNING id
       ) SELECT count(*) FROM said`,
      [member.id, member.site, count],
    );
    await database.pool.query(
      `UPDATE conversations c SET last_message_id = m.id FROM messages m WHERE m.conversation_id = c.id AND c.last_message_id < m.id`,
    );
  } finally {
    await database.close();
  }
}
