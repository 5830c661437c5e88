import { expect, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

interface Entry {
  readonly profile: { readonly id: number };
}

// Regression: a selector with `:has()` that ends in any element (`.a:has(b) > *`) made Chromium restyle the whole page, 600 elements
// of it, at every node that was inserted, as a message or a card is. Say which element is meant, or `:not(:only-child)`.
for (const path of ['/members', '/likes', '/chats', '/members/{partner}/chat', '/credits', '/settings', '/notifications'])
  test(`on ${path}, a node that is inserted restyles only what stands around it`, async ({ page, context, browser }) => {
    await logIn(context, 'premium@demo.test');
    await page.setViewportSize(screens.phone);
    const { chats } = (await (await context.request.get('/api/chats.php')).json()) as { readonly chats: readonly Entry[] };
    await visit(page, path.replace('{partner}', String(chats[0]?.profile.id)));
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'] });
    const elements = await page.evaluate(() => {
      const content = document.getElementById('content') ?? document.body;
      void content.offsetHeight;
      performance.mark('insertion begins');
      content.append(document.createElement('p'));
      void content.offsetHeight;
      performance.mark('insertion ends');
      return document.querySelectorAll('*').length;
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
    const at = (name: string) => traceEvents.find((event) => event.name === name)?.ts ?? Number.NaN;
    const [begin, end] = [at('insertion begins'), at('insertion ends')];
    const counts = traceEvents
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > begin && ts < end)
      .map(({ args }) => args.elementCount ?? 0);
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(elements / 4);
  });
