import { messages as chat } from '#features/chat/messages/de.ts';
import { maxChats } from '#features/chat/contract/rules.ts';
import { expect, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';

interface Entry {
  readonly conversation: { readonly id: number };
  readonly profile: { readonly name: string };
  readonly last_message: { readonly id: number } | null;
}

test.use({ viewport: screens.phone });

test('below the newest conversations a button brings those that are older, until there are none', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  const { chats } = (await (await context.request.get('/api/chats.php')).json()) as { chats: Entry[] };
  const [one] = chats.filter(({ last_message }) => last_message !== null);
  const named = (number: number, name: string) =>
    one && {
      ...one,
      conversation: { id: 1_000_000 + number },
      profile: { ...one.profile, name },
      last_message: { ...one.last_message, id: 2_000_000 - number },
    };
  const asked: string[] = [];
  await page.route('**/api/chats.php*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    if (before === null) return route.fulfill({ json: { chats: Array.from({ length: maxChats }, (_, at) => named(at, `Neu ${at}`)) } });
    asked.push(before);
    return route.fulfill({ json: { chats: [named(maxChats, 'Anka von früher'), named(maxChats + 1, 'Bela von früher')] } });
  });
  await visit(page, '/likes');
  await page.locator('.tabbar a[href="/chats"]').click();
  const older = page.getByRole('button', { name: chat.list.older });
  await older.scrollIntoViewIfNeeded();
  await older.click();
  await expect(page.getByText('Bela von früher')).toBeVisible();
  await expect(older).toHaveCount(0);
  expect(asked).toEqual([String(2_000_000 - maxChats + 1)]);
});
