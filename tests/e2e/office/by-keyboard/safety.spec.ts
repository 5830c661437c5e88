import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect } from '#tests/support/browser/browser.ts';
import { byKeyboard, filled } from '../testing/turns.ts';
import { newReported } from '../testing/work.ts';

byKeyboard('a case is entered, noted, decided and undone', 'manager', async ({ page, hands, t, browser, watched }) => {
  const { cases } = t.office;
  const member = await newReported(browser, watched, 'Milan');
  await page.goto('/admin/cases');
  const open = page.getByRole('button', { name: new RegExp(`^${cases.open}`) });
  await hands.press(open);
  const dialog = page.getByRole('dialog', { name: cases.enterTitle });
  await hands.close(dialog, t.common.action.close, open);
  await hands.press(open);
  await hands.choose(dialog.getByRole('group', { name: cases.enterKind }), cases.enterKinds.complaint);
  await hands.type(dialog.getByLabel(cases.enterWords), 'Per Brief: Frage zum Konto.');
  await hands.press(dialog.getByRole('button', { name: cases.enterSave }));
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/cases?member=${member}`);
  await hands.press(page.getByRole('link', { name: /Milan/ }));
  await expect(page.getByRole('heading', { name: /^Milan, /, level: 1 })).toBeVisible();
  const note = page.getByRole('button', { name: new RegExp(`^${cases.note}`) });
  await hands.press(note);
  const noting = page.getByRole('dialog', { name: cases.noteTitle });
  await hands.type(noting.getByRole('textbox'), 'Gelesen.');
  await hands.press(noting.getByRole('button', { name: cases.noteSave }));
  await expect(noting).toBeHidden();
  await hands.choose(page.getByRole('group', { name: cases.happens }), cases.choices.warn);
  await hands.choose(page.getByRole('group', { name: cases.why, exact: true }), cases.decisionReasons.harassment);
  await hands.press(page.getByRole('button', { name: filled(cases.deeds.warn, { name: 'Milan' }) }));
  await hands.press(page.getByRole('button', { name: new RegExp(`^${cases.undo}`) }));
  await expect(page.getByText(cases.undoLead)).toBeHidden();
});

byKeyboard('something is blocked and free again, an account is held and let go', 'manager', async ({ page, hands, t, browser }) => {
  const { blocks } = t;
  await page.goto('/admin/blocks');
  const domain = `trash-${crypto.randomUUID().slice(0, 8)}.example`;
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: blocks.save, exact: true }) });
  await hands.choose(form.getByRole('group', { name: blocks.kind, exact: true }), blocks.kinds.mail_domain);
  await hands.type(form.getByRole('textbox', { name: blocks.values.mail_domain }), domain);
  await hands.choose(form.getByRole('group', { name: blocks.effect, exact: true }), blocks.effects.refuse);
  await hands.type(form.getByRole('textbox', { name: blocks.reason }), 'Betrugswelle');
  await hands.press(form.getByRole('button', { name: blocks.save, exact: true }));
  await expect(page.getByRole('row').filter({ hasText: domain })).toBeVisible();
  await hands.press(page.getByRole('button', { name: filled(blocks.endNamed, { value: domain }) }));
  await expect(page.getByRole('row').filter({ hasText: domain })).toHaveCount(0);
  await hands.press(page.getByRole('button', { name: blocks.showEnded }));
  await expect(page.getByRole('row').filter({ hasText: domain })).toBeVisible();

  const context = await browser.newContext({ baseURL: siteAddress });
  const { id } = await newAccount(context, 'Ronja');
  await context.close();
  const holding = page.locator('form').filter({ has: page.getByRole('button', { name: blocks.holdSave, exact: true }) });
  const reference = `AZ ${domain}`;
  await hands.type(holding.getByLabel(blocks.holdMember), String(id));
  await hands.type(holding.getByLabel(blocks.holdReference), reference);
  await hands.type(holding.getByLabel(blocks.reason), 'Auskunft');
  await hands.press(holding.getByRole('button', { name: blocks.holdSave, exact: true }));
  await hands.press(page.getByRole('button', { name: filled(blocks.holdEndNamed, { reference }) }));
  await expect(page.getByText(filled(blocks.holdEnded, { reference })).first()).toBeVisible();
});

byKeyboard('a job that has given up is tried again', 'manager', async ({ page, hands, t }) => {
  const stuck = { id: crypto.randomUUID(), name: 'mail', state: 'failed', since: new Date().toISOString(), tries: 5, error: 'refused' };
  await page.route('**/api/admin/jobs.php*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), stuck: [stuck] } });
  });
  await page.goto('/admin/jobs');
  await hands.press(page.getByRole('button', { name: filled(t.jobs.stuck.retryNamed, { name: 'mail' }) }));
  await expect(page.getByText(t.jobs.errors.job_not_open).first()).toBeVisible();
});
