import { regionalLocale } from '#platform/contract/languages.ts';
import { regionName } from '#platform/contract/known-to-intl.ts';
import { moneyText } from '#platform/contract/money.ts';
import type { Clock } from '#platform/server/clock.ts';
import { paginate } from '#platform/server/db/paginate.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Log } from '#platform/server/log.ts';
import { findName, findUser } from '#features/account/server/index.ts';
import { findInvoiceNumber, packageText } from '#features/invoices/server/index.ts';
import type { MailContent, Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import { lockOrder } from '../order/order-repo.ts';
import { startConsentText } from './start-consent-text.ts';
import { hasStartConsent, listToMail, type OrderMailKind, setMailed } from './order-mail-repo.ts';

export interface OrderMailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly sites: Sites;
  readonly mails: Mails;
  /** The address of a site, for links in mails. */
  readonly siteOrigin: (site: Site) => string;
}

const batchSize = 100;

/**
 * Sends each buyer the confirmation of the contract on a durable medium (§ 312f BGB, Art. 8(7) of Directive 2011/83/EU) once per paid
 * order. The order itself records that its mail is missing, so it does not matter how the payment became known. An order that waits for
 * its payment gets a receipt first (§ 312i BGB).
 */
export async function sendOrderMails(deps: OrderMailDeps): Promise<void> {
  const missing = paginate<{ id: number; kind: OrderMailKind }>((after) => listToMail(deps.db, after?.id ?? 0, batchSize));
  for await (const { id, kind } of missing) {
    try {
      await transact(deps.db, (tx) => sendMail(deps, tx, id, kind));
    } catch (error) {
      deps.log.error({ order: id, kind, error: String(error) }, 'mail about an order could not be written, will be tried again');
    }
  }
}

async function sendMail({ clock, sites, mails, siteOrigin }: OrderMailDeps, tx: Tx, id: number, kind: OrderMailKind): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order === null || !(await setMailed(tx, id, kind, clock.now()))) return;
  const user = await findUser(tx, order.userId);
  if (user === null) return;
  const site = await sites.byId(user.siteId);
  const origin = siteOrigin(site);
  const { language } = user;
  const locale = regionalLocale(language, order.country);
  const placed = {
    name: (await findName(tx, order.userId)) ?? '',
    link: `${origin}/transactions/${id}`,
    order: order.number,
    at: order.createdAt.toISOString(),
    item: packageText(locale, language, order),
    amount: moneyText(order.total, locale),
  };
  const content: MailContent =
    kind === 'order_placed'
      ? { kind, params: placed }
      : {
          kind,
          params: {
            ...placed,
            at: (order.completedAt ?? order.createdAt).toISOString(),
            ordered: order.createdAt.toISOString(),
            vat: moneyText({ ...order.total, amount: vatIn(order.total.amount, order.vatRate) }, locale),
            rate: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(order.vatRate / 100),
            trader: traderOf(site, language),
            consent: (await hasStartConsent(tx, id)) ? startConsentText(language, order.days > 0) : '',
            invoice: (await findInvoiceNumber(tx, id)) ?? '',
            country: order.country,
          },
        };
  await mails.post(tx, { ...content, to: user.email, language, site: site.id, origin });
}

const traderOf = ({ company, settings }: Site, language: Parameters<typeof regionName>[0]): string =>
  [company.name, company.address, company.city, regionName(language, company.country), settings.support_email, settings.support_phone]
    .filter((part) => part !== '')
    .join(', ');
