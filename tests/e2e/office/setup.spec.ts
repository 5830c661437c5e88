import { newStranger } from '#tests/support/browser/journey.ts';
import { expect, visit } from '#tests/support/browser/browser.ts';
import { test } from '#tests/support/browser/new-installation.ts';
import { buy, join, newBrowser, read, withdraw, write } from './testing/first-members.ts';
import { addSite, changePrice, checkBooks, inviteAccountant, refundByTwo } from './testing/first-office-days.ts';
import { setUp } from './testing/set-up.ts';

test('production from nothing by the browser alone: from the link of the log to a refund by two and a second site', async ({
  page,
  browser,
  installation,
  watched,
}) => {
  // On a busy machine.
  test.setTimeout(600_000);
  const { provider, inbox } = installation;
  await setUp(page, installation);

  const [mia, jonas] = [newStranger('Mia'), newStranger('Jonas')];
  const hers = await newBrowser(browser, installation, watched);
  const his = await newBrowser(browser, installation, watched);
  await join(his, installation, jonas, 'man');
  await join(hers, installation, mia, 'woman');
  const small = await orderNumber(await buy(hers, 40));
  await write(hers, 'Jonas', 'Ist das die Elbe?');
  await read(his, 'Mia', 'Ist das die Elbe?');
  const large = await orderNumber(await buy(hers, 250));
  await withdraw(hers, installation, mia, small);

  const accountant = await newBrowser(browser, installation, watched);
  await inviteAccountant(page, accountant, installation);
  await refundByTwo(page, accountant, large, '59,90 €');
  // One by the withdrawal, which needs nobody, and one by the two.
  await expect
    .poll(() => provider.refunds.map(({ amount }) => amount).toSorted((one, other) => one - other), { timeout: 120_000 })
    .toEqual([943, 5990]);
  await provider.payRefunds();
  const mailed = () => inbox.received.filter(({ to, source }) => to.includes(mia.email) && /^Subject: .*Erstattet/m.test(source)).length;
  await expect.poll(mailed, { timeout: 60_000 }).toBe(2);
  await checkBooks(accountant);
  await installation.expectBooks();
  expect(provider.refunds).toHaveLength(2);
  expect(provider.problems).toEqual([]);

  await changePrice(page, 250, '54,90');
  await visit(his, '/pricing');
  await expect(his.getByText('54,90 €').first()).toBeVisible();
  await addSite(page, 'de.localhost', 'Zweite Liebe');
  await his.goto(installation.address.replace('localhost', 'de.localhost'));
  await expect(his).toHaveTitle(/Zweite Liebe/);

  /** As the page of the order shows it. */
  async function orderNumber(address: string): Promise<string> {
    await hers.goto(address);
    return /E-\d+-\w+/.exec(await hers.locator('main').innerText())?.[0] ?? '';
  }
});
