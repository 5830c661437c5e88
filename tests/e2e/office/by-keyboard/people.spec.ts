import * as OTPAuth from 'otpauth';
import { giveAuthenticator } from '#tests/support/browser/authenticator.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect } from '#tests/support/browser/browser.ts';
import { byKeyboard, filled } from '../testing/turns.ts';
import { newBuyer } from '../testing/work.ts';

byKeyboard('a member is found, looked at, written to, corrected, deleted and brought back', 'support', async (turn) => {
  const { page, hands, language, t, browser, watched } = turn;
  const letters = crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6);
  const name = `Odile${letters}`;
  const member = await newBuyer(browser, watched, name);
  await page.goto('/admin/members');
  await hands.type(page.getByRole('searchbox'), name);
  await page.keyboard.press('Enter');
  await hands.press(page.getByRole('link', { name: new RegExp(name) }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  const { close } = t.common.action;
  const button = page.getByRole('button', { name: filled(t.members.private.lookAt, { what: t.members.private.email }) });
  await hands.press(button);
  const why = page.getByRole('dialog', { name: t.members.private.why });
  await hands.close(why, close, button);
  await hands.press(button);
  await hands.choose(why, t.members.private.reasons.asked_by_member);
  await hands.press(why.getByRole('button', { name: /\b5\b/ }));
  await hands.press(page.getByRole('button', { name: t.members.private.cover }));

  await hands.pick(page.getByLabel(t.members.messages.kind, { exact: true }), 'solved');
  await hands.press(page.getByRole('button', { name: t.members.messages.send, exact: true }));
  await expect(page.getByText(t.members.messages.sent).first()).toBeVisible();
  await hands.press(page.getByRole('button', { name: `${t.members.help.exportDo}: ${t.members.help.export}` }));
  await expect(page.getByText(t.members.help.exportDone).first()).toBeVisible();

  // Two proofs of different kinds.
  const form = page.locator('form.mem-form').filter({ has: page.getByLabel(t.members.email.address) });
  await hands.type(form.getByLabel(t.members.email.address), `new-${letters}-${Date.now()}@demo.test`);
  await hands.pick(form.getByLabel(t.members.email.reason, { exact: true }), 'typing_error');
  await hands.typeDay(form.getByLabel(t.members.email.birth_date), '1990-03-14');
  await hands.type(form.getByLabel(t.members.email.order), member.paid.number);
  await hands.type(form.getByLabel(t.members.email.amount, { exact: true }), language === 'en' ? '1.00' : '1,00');
  await hands.press(form.getByRole('button', { name: t.members.email.change }));
  await expect(page.getByText(/belong to no paid order|gehören zu keiner/).first()).toBeVisible();

  // Of several sessions one is ended, then all.
  await hands.press(page.getByRole('button', { name: new RegExp(`^${t.members.sessions.endOf.split('{')[0] ?? ''}`) }).first());
  await expect(page.getByText(t.members.sessions.none)).toBeVisible();
  const again = await page.request.post('/api/user.php', { data: { email: member.email, password: member.password } });
  expect(again.ok()).toBe(true);
  await page.context().clearCookies({ name: 'auth' });
  await page.reload();
  const all = page.getByRole('button', { name: t.members.sessions.endAll });
  await hands.press(all);
  const sure = page.getByRole('dialog', { name: t.members.sessions.sure });
  await hands.escape(sure, all);
  await hands.press(all);
  await hands.press(sure.getByRole('button', { name: t.members.sessions.endAll }));
  await expect(page.getByText(t.members.sessions.none)).toBeVisible();

  const remove = page.getByRole('button', { name: `${t.members.help.deleteDo}: ${t.members.help.delete}` });
  await hands.press(remove);
  const deleting = page.getByRole('dialog');
  await hands.choose(deleting, t.members.help.deleteReasons.asked_by_member);
  await hands.type(deleting.getByRole('textbox').first(), name);
  await hands.press(deleting.getByRole('button', { name: t.members.help.deleteSure }));
  await expect(deleting).toBeHidden();
  await hands.press(page.getByRole('button', { name: `${t.members.help.restoreDo}: ${t.members.help.restore}` }));
  await expect(page.getByText(filled(t.members.help.restoreDone, { name })).first()).toBeVisible();
  await member.context.close();
});

byKeyboard('somebody is invited, gets other roles, and the access ends', 'owner', async ({ page, hands, t }) => {
  await page.goto('/admin/staff');
  const form = page.locator('.inv');
  const email = `new-${crypto.randomUUID()}@staff.test`;
  await hands.type(form.getByLabel(t.office.invite.name), 'Nina Neu');
  await hands.type(form.getByLabel(t.office.invite.email), email);
  await hands.choose(form.getByRole('group', { name: t.office.invite.role }).first(), t.office.roles.support);
  await hands.press(form.getByRole('button', { name: filled(t.office.invite.submitNamed, { name: 'Nina' }) }));
  await expect(page.getByText(filled(t.office.invite.sent, { email })).first()).toBeVisible();

  const panel = page.locator('.deed');
  await expect(panel.getByRole('heading', { name: 'Nina Neu' })).toBeVisible();
  const boxes = panel.getByRole('checkbox');
  await hands.press(boxes.first(), 'Space');
  await hands.press(panel.getByRole('button', { name: t.office.person.discard }));
  await hands.press(boxes.nth(2), 'Space');
  await hands.press(panel.getByRole('button', { name: t.office.person.save }));
  await expect(page.getByText(t.office.person.changed).or(page.getByText(t.office.person.waits)).first()).toBeVisible();
  await hands.press(panel.getByRole('button', { name: t.office.person.inviteAgain }));
  await expect(page.getByText(filled(t.office.person.invitedAgain, { email })).first()).toBeVisible();
  const end = panel.getByRole('button', { name: t.office.person.end });
  await hands.press(end);
  const dialog = page.getByRole('dialog');
  await hands.escape(dialog, end);
  await hands.press(end);
  await hands.press(dialog.getByRole('button', { name: t.office.person.endSure }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t.office.people.ended).first()).toBeVisible();
});

byKeyboard('the own access has its keys, sessions and language', 'owner', async ({ page, hands, language, t, email, browser }) => {
  const password = 'emberleaf-demo';
  const elsewhere = await browser.newContext({ baseURL: siteAddress });
  expect((await elsewhere.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  await giveAuthenticator(page);
  await page.goto('/admin/me');
  await hands.press(page.getByRole('button', { name: /beenden$|^End the session/ }).first());
  await expect.poll(async () => (await elsewhere.request.get('/api/admin/me.php')).status()).toBe(403);
  await hands.press(page.getByRole('button', { name: t.office.passkeys.add }));
  await expect(page.getByText(t.office.passkeys.added).first()).toBeVisible();
  const app = page.getByRole('button', { name: t.office.app.turnOn });
  await hands.press(app);
  await hands.press(page.getByRole('button', { name: t.common.action.cancel }));
  await hands.press(app);
  const shown = page.locator('.mono').filter({ hasText: /^[A-Z2-7 ]{20,}$/ });
  const secret = OTPAuth.Secret.fromBase32(((await shown.textContent()) ?? '').replaceAll(' ', ''));
  await hands.type(page.getByLabel(t.office.app.code), new OTPAuth.TOTP({ secret }).generate());
  await hands.press(page.getByRole('button', { name: t.office.app.submit, exact: true }));
  await expect(page.getByRole('list', { name: t.office.recovery.title })).toBeFocused();
  await hands.press(page.getByRole('button', { name: t.office.recovery.kept }));
  // With another factor the passkey can go.
  await hands.press(page.getByRole('button', { name: new RegExp(filled(t.office.passkeys.removeNamed, { name: '.*' })) }));
  await expect(page.getByText(t.office.passkeys.removed).first()).toBeVisible();
  const blur = page.getByRole('switch', { name: t.office.me.blur });
  await hands.press(blur, 'Space');
  await expect(blur).not.toBeChecked();
  // Each is stored at once, and the page changes its language.
  await hands.to(page.getByRole('radio', { name: language === 'en' ? 'English' : 'Deutsch' }));
  await page.keyboard.press(language === 'en' ? 'ArrowUp' : 'ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'de' : 'en');
  await elsewhere.close();
});

byKeyboard('the bar leads to every area, and its menus give the focus back', 'owner', async ({ page, hands, t }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: t.office.bar.skip });
  await hands.press(skip);
  await expect(page.locator('#content')).toBeFocused();
  const person = page.locator('.ini-btn');
  await hands.press(person);
  await expect(
    page
      .getByRole('menuitemradio', { name: t.office.bar.dark })
      .or(page.getByRole('menuitem', { name: t.office.bar.me }))
      .first(),
  ).toBeVisible();
  await hands.escape(page.getByRole('menu'), person);
  const keys = page.getByRole('button', { name: t.office.bar.keys });
  await hands.press(keys);
  await hands.escape(page.getByRole('dialog', { name: t.office.keys.title }), keys);
  const sites = page.locator('.office-bar button.site');
  if ((await sites.count()) > 0) {
    await hands.press(sites);
    await hands.escape(page.getByRole('menu'), sites);
  }
  // What does not fit stands in a menu.
  const more = page.locator('.office-bar button.more');
  await hands.press(more);
  const last = page.getByRole('menuitem').last();
  // Its list comes a moment after the press.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/(content|jobs|log)/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

byKeyboard('the log is checked, filtered and exported', 'owner', async ({ page, hands, t }) => {
  await page.goto('/admin/log');
  await hands.press(page.getByRole('button', { name: t.office.log.check }));
  await expect(page.getByText(t.office.log.cut)).toBeVisible();
  await hands.pick(page.getByLabel(t.office.log.whatColumn), 'login');
  await expect(page).toHaveURL(/what=login/);
  const out = page.getByRole('button', { name: t.office.log.export, exact: true });
  await hands.press(out);
  const dialog = page.getByRole('dialog', { name: t.office.log.exportTitle });
  await hands.escape(dialog, out);
  await hands.press(out);
  const download = page.waitForEvent('download');
  await hands.press(dialog.getByRole('button', { name: t.office.log.export, exact: true }));
  expect((await download).suggestedFilename()).toBe('staff-log.jsonl');
});
