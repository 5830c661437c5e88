import { type Role, roles } from '#platform/contract/rights.ts';
import { messages as blocks } from '#features/office-blocks/messages/en.ts';
import { messages as books } from '#features/office-books/messages/en.ts';
import { messages as content } from '#features/office-content/messages/en.ts';
import { messages as legal } from '#features/office-legal/messages/en.ts';
import { messages as members } from '#features/office-members/messages/en.ts';
import { messages as office } from '#features/office/messages/en.ts';
import { messages as orders } from '#features/office-orders/messages/en.ts';
import { messages as prices } from '#features/office-prices/messages/en.ts';
import { messages as sites } from '#features/office-sites/messages/en.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';
import { enter, newBuyer } from './testing/work.ts';

type Initials = string;

/** O, M, D (decides cases), S and A: who sees a page, and who of them finds an act on it. Written by hand, not read from the rights. */
const initials: Readonly<Record<Role, string>> = { owner: 'O', manager: 'M', moderator: 'D', support: 'S', accountant: 'A' };

interface Page {
  readonly path: string;
  readonly seenBy: Initials;
  readonly acts?: Readonly<Record<string, Initials>>;
}

const pages: readonly Page[] = [
  { path: '/admin', seenBy: 'OMDSA' },
  { path: '/admin/me', seenBy: 'OMDSA', acts: { [office.passkeys.add]: 'OMDSA' } },
  { path: '/admin/cases', seenBy: 'OMDSA', acts: { [office.cases.open]: 'OMDS' } },
  { path: '/admin/photos', seenBy: 'OMD' },
  { path: '/admin/approvals', seenBy: 'OMDSA' },
  { path: '/admin/members', seenBy: 'OMDS', acts: { [members.list.find]: 'OMDS' } },
  {
    path: '/admin/members/:id',
    seenBy: 'OMDS',
    acts: {
      [members.private.lookAt.replace('{what}', members.private.email)]: 'OMDS',
      [members.email.change]: 'OMDS',
      [`${members.help.deleteDo}: ${members.help.delete}`]: 'OMDS',
      [members.sessions.endAll]: 'OMDS',
    },
  },
  { path: '/admin/orders', seenBy: 'OMSA', acts: { [orders.list.find]: 'OMSA' } },
  { path: '/admin/orders/:id', seenBy: 'OMSA', acts: { [orders.refund.title]: 'OMSA' } },
  { path: '/admin/withdrawals', seenBy: 'OMSA' },
  {
    path: '/admin/books',
    seenBy: 'OMA',
    acts: {
      [books.page.check]: 'OA',
      [books.page.export]: 'OA',
      [books.record.open]: 'OA',
      [books.payouts.compare]: 'OA',
      [books.bank.make]: 'OA',
    },
  },
  { path: '/admin/prices', seenBy: 'OMA', acts: { [prices.add]: 'OM' } },
  { path: '/admin/codes', seenBy: 'OMA', acts: { [prices.newCode]: 'OM' } },
  { path: '/admin/sites', seenBy: 'OM', acts: { [sites.life.new]: 'OM', [sites.fictional.prepare]: 'OM', [sites.transfer.export]: 'OM' } },
  { path: '/admin/content', seenBy: 'OM', acts: { [content.newPage]: 'OM' } },
  { path: '/admin/legal', seenBy: 'OM', acts: { [legal.save]: 'OM' } },
  { path: '/admin/staff', seenBy: 'O', acts: { [office.invite.submit]: 'O' } },
  { path: '/admin/blocks', seenBy: 'OMD', acts: { [blocks.save]: 'OMD', [blocks.holdSave]: 'OM' } },
  { path: '/admin/log', seenBy: 'OA', acts: { [office.log.check]: 'OA', [office.log.export]: 'OA' } },
  { path: '/admin/jobs', seenBy: 'OM' },
];

/** A name that begins so; a space that does not break is one in a name. */
const starting = (name: string) =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('\u00a0', String.raw`\s`)}`);

for (const role of roles)
  test(`somebody with the role ${role} finds the pages and acts of it, and is told who has the others`, async ({
    page,
    browser,
    watched,
  }) => {
    const buyer = await newBuyer(browser, watched, 'Jonas');
    await enter(page.request, role);
    await page.request.put('/api/admin/me.php', { data: { language: 'en', keys: false } });
    const refused = page.getByRole('heading', { name: office.absent.noRight, level: 1 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const { path, seenBy, acts = {} } of pages) {
      const sees = seenBy.includes(initials[role]);
      asked.length = 0;
      await page.goto(path.replace(':id', String(path.includes('members') ? buyer.id : buyer.paid.id)));
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByText(office.loading.busy, { exact: true })).toHaveCount(0);
      await expect(refused, path).toHaveCount(sees ? 0 : 1);
      await expect(page.getByText(office.errors.right_missing), path).toHaveCount(0);
      if (!sees) {
        // Not an empty page, and no call that would be refused.
        await expect(page.getByRole('link', { name: office.absent.toToday })).toBeVisible();
        expect(asked.filter((one) => one.startsWith('/api/')).toSorted(), path).toEqual(
          asked.filter((one) => /\/(?:me|home|live|cases-live)(?:\.php)?$/.test(one)).toSorted(),
        );
        continue;
      }
      for (const [act, by] of Object.entries(acts)) {
        const found = page.getByRole('button', { name: starting(act) }).or(page.getByRole('heading', { name: act, exact: true }));
        const has = by.includes(initials[role]);
        if (has) await expect(found.first(), `${path}: ${act}`).toBeVisible();
        else await expect(found, `${path}: ${act}`).toHaveCount(0);
      }
    }
    await page.goto('/admin/staff');
    await expectAccessible(page);
    await buyer.context.close();
  });
