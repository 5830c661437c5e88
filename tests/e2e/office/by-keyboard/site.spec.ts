import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser/browser.ts';
import { byKeyboard, filled } from '../testing/turns.ts';

byKeyboard('a site is made, set, published, taken back, switched and asked to close', 'owner', async ({ page, hands, t }) => {
  const { close } = t.common.action;
  await page.goto('/admin/sites');
  const make = page.getByRole('button', { name: t.sites.life.new, exact: true });
  await hands.press(make);
  const making = page.getByRole('dialog', { name: t.sites.life.new });
  await hands.close(making, close, make);
  await hands.press(make);
  const short = crypto.randomUUID().slice(0, 8);
  const [name, host] = [`Ast ${short}`, `${short}.localhost`];
  await hands.type(making.getByLabel(t.sites.life.name, { exact: true }), name);
  await hands.type(making.getByLabel(t.sites.life.host), host);
  await hands.press(making.getByRole('button', { name: t.sites.life.openIt }));
  await expect(page.getByText(filled(t.sites.life.opened, { name, host })).first()).toBeVisible();

  // Everything else is about the new one, which nobody else uses.
  await page.reload();
  await hands.press(page.getByRole('navigation', { name: t.sites.page.otherSites }).getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await hands.press(page.getByRole('link', { name: t.sites.groups.contact.title }));
  const sender = page.getByRole('textbox', { name: t.sites.fields.mail_name.title });
  const before = await sender.inputValue();
  const change = async (value: string) => {
    await hands.type(sender, value);
    await page.keyboard.press('Enter');
    await expect(page.locator('.changes').getByText(value)).toBeVisible();
  };
  await change('Ast Eins');
  await hands.press(page.getByRole('button', { name: t.sites.draft.discard }));
  await expect(sender).toHaveValue(before);
  await change('Ast Zwei');
  await hands.press(page.getByRole('button', { name: filled(t.sites.draft.undoOne, { field: t.sites.fields.mail_name.title }) }));
  await expect(sender).toHaveValue(before);
  await change('Ast Drei');
  const preview = page.getByRole('button', { name: t.sites.draft.preview, exact: true });
  await hands.press(preview);
  const seen = page.getByRole('dialog', { name: t.sites.preview.title });
  await hands.to(seen.getByRole('link', { name: t.sites.preview.asVisitor }));
  await hands.escape(seen, preview);
  await hands.press(page.locator('.draft').getByRole('button', { name: /^Publish the change$|veröffentlichen$/ }));
  await expect(page.getByText(t.sites.draft.published).first()).toBeVisible();
  await hands.press(page.getByRole('button', { name: filled(t.sites.history.revertOf, { what: t.sites.fields.mail_name.title }) }));
  await expect(page.getByText(t.sites.history.reverted).first()).toBeVisible();
  await expect(sender).toHaveValue(before);

  const off = page.getByRole('button', { name: filled(t.sites.switches.turnOffOf, { what: t.sites.switches.uploads }) });
  await hands.press(off);
  const asked = page.getByRole('dialog', { name: filled(t.sites.switches.ask, { what: t.sites.switches.uploads }) });
  await hands.close(asked, close, off);
  await hands.press(off);
  await hands.press(asked.getByRole('button', { name: t.sites.switches.turnOff, exact: true }));
  await hands.press(page.getByRole('button', { name: filled(t.sites.switches.turnOnOf, { what: t.sites.switches.uploads }) }));
  await expect(page.getByText(t.sites.switches.turnedOn).first()).toBeVisible();

  await goOn(page, t.sites.transfer.export, hands);
  const chooser = page.waitForEvent('filechooser');
  const bring = page.getByRole('button', { name: t.sites.transfer.import, exact: true });
  await hands.press(bring);
  await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no export') });
  await expect(page.getByText(t.sites.errors.not_an_export).first()).toBeVisible();

  const prepare = page.getByRole('button', { name: t.sites.fictional.prepare });
  await hands.press(prepare);
  const declaring = page.getByRole('dialog', { name: t.sites.fictional.prepare });
  await hands.type(declaring.getByLabel(t.sites.fictional.singular), 'erfunden');
  await hands.type(declaring.getByLabel(t.sites.fictional.plural), 'erfundene');
  await hands.type(declaring.getByLabel(t.sites.fictional.warning), 'Dieses Profil ist erfunden.');
  await hands.type(declaring.getByLabel(filled(t.sites.fictional.typeName, { name })), name);
  await hands.press(declaring.getByRole('button', { name: t.sites.fictional.ask }));
  await expect(page.getByText(t.sites.fictional.asked).first()).toBeVisible();

  const end = page.getByRole('button', { name: t.sites.life.close, exact: true });
  await hands.press(end);
  const closing = page.getByRole('dialog', { name: filled(t.sites.life.closeTitle, { name }) });
  await hands.close(closing, close, end);
  await hands.press(end);
  await hands.type(closing.getByRole('textbox'), name);
  await hands.press(closing.getByRole('button', { name: t.sites.life.ask }));
  await expect(closing).toBeHidden();
  await expect(page.getByText(t.sites.life.asked).first()).toBeVisible();
});

/** A button that answers with a file. */
async function goOn(page: Page, name: string, hands: { press(control: ReturnType<Page['getByRole']>): Promise<void> }): Promise<void> {
  const download = page.waitForEvent('download');
  await hands.press(page.getByRole('button', { name, exact: true }));
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
}

byKeyboard(
  'a page is written, published, hidden behind a newer one and brought back; an icebreaker and a teaser are added',
  'manager',
  async (turn) => {
    const { page, hands, t } = turn;
    const { content } = t;
    await page.goto('/admin/content');
    const add = page.getByRole('button', { name: content.newPage });
    await hands.press(add);
    const dialog = page.getByRole('dialog', { name: content.create.title });
    await hands.press(dialog.getByRole('button', { name: content.create.cancel }).last());
    await expect(add).toBeFocused();
    await hands.press(add);
    await hands.type(dialog.getByLabel(content.create.key), `haus-${crypto.randomUUID().slice(0, 6)}`);
    await hands.press(dialog.getByRole('button', { name: content.create.open }));
    const title = page.getByRole('textbox', { name: new RegExp(`^${content.fields.title}`) });
    await hands.type(title, 'Haus');
    await hands.type(page.getByRole('textbox', { name: new RegExp(`^${content.fields.body}`) }), 'Mit Garten');
    await hands.press(page.getByRole('button', { name: content.save }));
    await expect(page.getByText(content.saved).first()).toBeVisible();
    await hands.press(page.getByRole('button', { name: content.publish, exact: true }));
    await expect(page.getByText(content.published, { exact: true }).first()).toBeVisible();
    await hands.type(title, 'Haus am See');
    await hands.press(page.getByRole('button', { name: content.publish, exact: true }));
    await hands.press(page.getByRole('button', { name: filled(content.versions.revertOf, { 'n, number': '1' }) }));
    await expect(title).toHaveValue('Haus');
    await hands.type(title, 'Haus am Meer');
    await hands.press(page.getByRole('button', { name: content.discard }));
    await expect(title).toHaveValue('Haus');

    await page.goto('/admin/content');
    await hands.press(page.getByRole('button', { name: content.newIcebreaker }));
    await expect(page).toHaveURL(/icebreaker\/own-/);
    const teaser = page.getByRole('button', { name: content.newTeaser });
    await hands.press(teaser);
    const making = page.getByRole('dialog', { name: content.teaser.title });
    await hands.close(making, content.create.cancel, teaser);
    await hands.press(teaser);
    await hands.type(making.getByLabel(content.teaser.advertiser), `Kamera ${crypto.randomUUID().slice(0, 6)}`);
    await hands.type(making.getByLabel(content.teaser.url), 'https://kamera.example/');
    await hands.type(making.getByLabel(content.teaser.heading), 'Live dabei');
    await hands.type(making.getByLabel(content.teaser.text, { exact: true }), 'Jeden Abend.');
    await hands.press(making.getByRole('button', { name: content.teaser.add }));
    await expect(page).toHaveURL(/\/admin\/content\/teaser\/\d+/);
  },
);

byKeyboard('the next terms are announced', 'manager', async ({ page, hands, t }) => {
  await page.goto('/admin/legal');
  const form = page.getByRole('form', { name: t.legal.announce });
  await hands.pick(form.getByLabel(t.legal.language), 'da');
  await hands.type(form.getByLabel(t.legal.summary), 'Ein Satz wird klarer.');
  await hands.typeDay(form.getByLabel(t.legal.begins), new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10));
  await hands.press(form.getByRole('checkbox'), 'Space');
  await hands.press(form.getByRole('button', { name: t.legal.save }));
  await expect(page.getByText(t.legal.saved).first()).toBeVisible();
});
