import { expect } from '#tests/support/browser/browser.ts';
import { otherBrowser } from '#tests/support/browser/account.ts';
import { Hands } from '../testing/hands.ts';
import { byKeyboard, filled } from '../testing/turns.ts';
import { enter, newBuyer } from '../testing/work.ts';

byKeyboard(
  'an order is found, refunded by two, and asked for at its provider',
  'support',
  async ({ page, hands, language, t, browser, watched }) => {
    const buyer = await newBuyer(browser, watched, 'Jonas');
    await page.goto('/admin/orders');
    const search = page.getByRole('searchbox');
    await hands.type(search, buyer.paid.number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${buyer.paid.number}`));
    await hands.press(page.getByRole('link', { name: new RegExp(buyer.paid.number) }));
    const reason = page.getByRole('textbox', { name: new RegExp(`^${t.orders.refund.reason}`) });
    await hands.type(reason, 'Auf Wunsch.');
    await hands.press(page.locator('.o-side form').getByRole('button'));
    await expect(page.locator('.o-side').getByRole('link', { name: /second|zweite/ })).toBeVisible();

    await page.goto(`/admin/orders/${buyer.lost.id}`);
    await hands.press(page.getByRole('button', { name: filled(t.orders.ask.do, { provider: 'Sandbox' }) }));
    await expect(page.locator('.o-state')).toHaveText(t.orders.states.completed);
    // A filter, and the list without one.
    await page.goto('/admin/orders');
    await hands.press(page.getByRole('link', { name: t.orders.list.show.failed, exact: true }));
    await expect(page).toHaveURL(/show=failed/);
    await page.goto('/admin/withdrawals');
    await hands.press(page.getByRole('navigation', { name: t.orders.due.filters }).getByRole('link').nth(1));
    await expect(page).toHaveURL(/show=/);

    // The second person says yes.
    const second = await otherBrowser(browser, watched);
    const size = page.viewportSize();
    if (size !== null) await second.page.setViewportSize(size);
    await enter(second.page.request, 'accountant');
    await second.page.request.put('/api/admin/me.php', { data: { language: language, keys: false } });
    await second.page.goto('/admin/approvals');
    const other = new Hands(second.page);
    await other.press(second.page.getByRole('link', { name: new RegExp(buyer.paid.number) }).first());
    await other.press(second.page.getByRole('button', { name: t.office.approvals.confirm.refund }));
    await expect(second.page.getByText(t.office.approvals.approved).first()).toBeVisible();
    await Promise.all([buyer.context.close(), second.context.close()]);
  },
);

byKeyboard('the books are checked, exported, compared and recorded in', 'accountant', async ({ page, hands, t }) => {
  const { close } = t.common.action;
  const row = { member: 7, site: 1, provider: 'sandbox', since: new Date().toISOString(), until: null, approval: null };
  const money = { amount: 1990, currency: 'EUR' };
  const part = { ...row, order: 999_999_999, number: 'E-999999999-7K2M', owed: money, amount: money, excess: null, why: 'not_taken' };
  await page.route('**/api/admin/books-owed.php*', (route) =>
    route.fulfill({ json: { owed: [{ ...part, reported: false, reported_amount: { ...money, amount: 990 } }] } }),
  );
  const finding = { kind: 'other_amount', provider: 'sandbox', subject: 'item-1', order: null, event: '', found_at: null, ...money };
  await page.route('**/api/admin/books.php*', async (route) => {
    const reply = await route.fetch();
    const books = (await reply.json()) as { findings: object[] };
    await route.fulfill({ response: reply, json: { ...books, findings: [finding] } });
  });
  await page.goto('/admin/books');
  await hands.press(page.getByRole('button', { name: t.books.page.check }));
  await expect(page.getByText(t.books.page.checked).first()).toBeVisible();
  await hands.press(page.locator('summary', { hasText: t.books.equations.names.deferred }));
  await expect(page.getByText(/^deferred revenue = credits sold/)).toBeVisible();

  const get = page.getByRole('button', { name: t.books.page.export });
  await hands.press(get);
  const exporting = page.getByRole('dialog', { name: t.books.export.title });
  await hands.pick(exporting.getByLabel(t.books.export.kind, { exact: true }), 'oss');
  await hands.pick(exporting.getByLabel(t.books.export.kind, { exact: true }), 'journal');
  const download = page.waitForEvent('download');
  await hands.press(exporting.getByRole('button', { name: t.books.export.submit, exact: true }));
  expect((await download).suggestedFilename()).toMatch(/^journal-/);

  const pay = page.getByRole('button', { name: filled(t.books.owed.payNamed, { number: 'E-999999999-7K2M' }) });
  await hands.press(pay);
  const paying = page.getByRole('dialog');
  // Only the rest of what a report has as paid in part is to be transferred.
  await expect(paying).toContainText(/9,90|9\.90/);
  await hands.type(paying.getByRole('textbox'), 'Laut Brief');
  await hands.press(paying.getByRole('button', { name: /19[,.]90/ }));
  await expect(page.getByText(t.books.errors.order_unknown).first()).toBeVisible();
  await hands.close(paying, close, pay);

  const open = page.getByRole('button', { name: t.books.record.open });
  await hands.press(open);
  const record = page.getByRole('dialog', { name: t.books.record.title });
  await hands.type(record.getByLabel(t.books.record.order, { exact: true }), 'E-999999999');
  await hands.type(record.getByLabel(t.books.record.reason, { exact: true }), 'Insolvenz');
  await hands.press(record.getByRole('button', { name: t.books.record.acts.written_off }));
  await expect(page.getByText(t.books.errors.order_unknown).first()).toBeVisible();
  await hands.close(record, close, open);

  const end = page.getByRole('button', { name: filled(t.books.findings.closeNamed, { subject: 'item-1' }) });
  await hands.press(end);
  const closing = page.getByRole('dialog', { name: filled(t.books.findings.dialogTitle, { subject: 'item-1' }) });
  await hands.choose(closing, t.books.findings.as.accepted);
  await hands.type(closing.getByRole('textbox'), 'Angesehen');
  await hands.press(closing.getByRole('button', { name: t.books.findings.do, exact: true }));
  await expect(page.getByText(t.books.errors.finding_unknown).first()).toBeVisible();
  await hands.close(closing, close, end);

  await hands.press(page.getByRole('button', { name: t.books.payouts.compare }));
  await expect(page.getByText(t.books.payouts.compared).first()).toBeVisible();
  await hands.press(page.getByRole('button', { name: t.books.bank.make }));
  await expect(
    page.getByText(/Nothing to collect|Nichts einzuziehen|files? (?:is|are) there|Datei(?:en)? (?:ist|sind) da/).first(),
  ).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await hands.press(page.getByLabel(t.books.bank.statement));
  await (await chooser).setFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('<none/>') });
  await expect(page.getByText(t.books.errors.statement_unreadable).first()).toBeVisible();
});
