import type { WebSocketRoute } from '@playwright/test';
import { expect, screens, test } from '#tests/support/browser/browser.ts';
import { grant, openChat, send, thread } from '#tests/support/browser/chat.ts';

test.use({ viewport: screens.phone });

test('a page that is asked to move takes another connection, loses no message, and shows nothing of it', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const open = new Set<WebSocketRoute>();
  let opened = 0;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    opened += 1;
    open.add(socket);
    const server = socket.connectToServer();
    socket.onClose((code, reason) => {
      open.delete(socket);
      void server.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) });
    });
  });
  const { sender, partner, other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
  await grant(page, partner.email);
  await send(page, 'Bist du da?');
  const write = async (text: string) => {
    const data = { profile: sender.id, client_id: crypto.randomUUID(), text };
    expect((await other.context.request.post('/api/chat.php', { data })).status()).toBe(200);
  };
  const before = opened;

  for (const socket of open) socket.send(JSON.stringify({ type: 'move', data: { within_ms: 400 } }));
  const texts = Array.from({ length: 12 }, (_, n) => `Nachricht Nummer ${n}.`);
  for (const [n, text] of texts.entries()) {
    await write(text);
    if (n % 4 === 0) await send(page, `Antwort Nummer ${n}.`);
    await expect(page.locator('.toast')).toHaveCount(0);
  }
  await expect.poll(() => opened).toBe(before + 1);
  await expect.poll(() => open.size).toBe(1);
  await write('Die letzte.');
  for (const text of ['Bist du da?', ...texts, 'Antwort Nummer 0.', 'Antwort Nummer 8.', 'Die letzte.'])
    await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1);
});
