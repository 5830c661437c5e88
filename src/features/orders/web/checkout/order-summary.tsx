import '../order/order.css';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Alert, Button, Panel } from '#platform/web/ui/index.ts';
import type { DiscountCode } from '#features/discounts/contract/discount.ts';
import { discounted } from '#features/discounts/contract/rules.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { useMethodName } from '#features/payment-providers/web/index.ts';
import type { Package } from '#features/shop/contract/package.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import { usePackageName } from '#features/shop/web/index.ts';
import type { AgreedTerms } from '../../contract/terms.ts';
import { OrderRefusal } from '../discounts/order-refusal.tsx';
import type { DiscountChoice } from '../discounts/use-discount-choice.ts';
import { useDiscountReason } from '../discounts/use-discount-reason.ts';
import { refusalOf } from '../discounts/use-refusal-text.ts';
import { DiscountLine } from '../order/discount-line.tsx';
import { returnPathOf } from '../state/return-path.ts';
import { LegalLinks } from './legal-links.tsx';
import type { Terms } from './order-terms.tsx';
import { seenOf, useBuy } from './use-buy.ts';
import { useLegalNote } from './use-legal-note.ts';

interface Props {
  readonly pkg: Package;
  readonly method: PaymentMethod;
  /** False: the order is placed on a later page, which shows the legal text. */
  readonly binding: boolean;
  readonly discounts: DiscountChoice;
  readonly remember: boolean;
  readonly terms: Terms;
}

/** The bill, and below it the order line: package, reason of the discount, total and button. On a phone that line stays in view. */
export function OrderSummary({ pkg, method, binding, discounts: { applied, refuse }, remember, terms }: Props) {
  const t = useTranslations('orders.checkout');
  const toDebit = useTranslations('orders.debit');
  const money = useMoney();
  const nameOf = usePackageName();
  const reasonOf = useDiscountReason();
  const errorText = useErrorText('orders');
  const legal = useLegalNote();
  const [search] = useSearchParams();
  const buy = useBuy(returnPathOf(search));
  const refusal = refusalOf(buy.error);
  const { price, vat } = pricedWith(pkg, applied);
  const order = (agreed: AgreedTerms) =>
    buy.order(
      { package: pkg.id, method, ...agreed, ...(applied && { code: applied.code }), ...(remember ? { remember } : {}) },
      seenOf(pkg, price),
      (error) => {
        const why = refusalOf(error);
        if (applied && why) refuse(applied.code, why);
      },
    );
  return (
    <Panel as="aside" tone="raised" className="summary">
      <h2 className="title-s">{t('summary')}</h2>
      <OrderBill pkg={pkg} method={method} applied={applied} vat={{ ...price, amount: vat.amount }} />
      <div className="order-line">
        <div className="total num">
          <p>
            <b>{nameOf(pkg)}</b>
            {applied && <span className="why-less text-s">{reasonOf(applied)}</span>}
          </p>
          <p>
            <span className="sr">{t('total')} </span>
            <span className="title-l">{money(price)}</span>
            {vat.rate > 0 && <span className="text-s soft">{t('vatIncluded', { rate: vat.rate })}</span>}
          </p>
        </div>
        <Button kind="primary" size="tall" wide loading={buy.busy} onClick={() => terms.accept(order)}>
          {binding ? t('buy') : toDebit('next')}
        </Button>
        {refusal && <OrderRefusal refusal={refusal} />}
        {buy.error && !refusal && (
          <Alert tone="note" icon="warning-circle" live>
            {errorText(buy.error)}
          </Alert>
        )}
      </div>
      <p className="text-s soft">{binding ? legal(pkg) : toDebit('nothingYet')}</p>
      <LegalLinks />
    </Panel>
  );
}

interface BillProps {
  readonly pkg: Package;
  readonly method: PaymentMethod;
  readonly applied: DiscountCode | null;
  /** The tax in the total. */
  readonly vat: Package['price'];
}

function OrderBill({ pkg, method, applied, vat }: BillProps) {
  const t = useTranslations('orders.checkout');
  const money = useMoney();
  const nameOf = usePackageName();
  const methodName = useMethodName();
  return (
    <dl className="bill num">
      <div>
        <dt>{t('once', { what: nameOf(pkg) })}</dt>
        <dd>{money(pkg.price)}</dd>
      </div>
      {applied && <DiscountLine code={applied.code} percentage={applied.value_percentage} listPrice={pkg.price} />}
      <div>
        <dt>{t('method')}</dt>
        <dd>{methodName(method)}</dd>
      </div>
      {pkg.vat.rate > 0 && (
        <div className="soft text-m">
          <dt>{t('vat', { rate: pkg.vat.rate })}</dt>
          <dd>{money(vat)}</dd>
        </div>
      )}
    </dl>
  );
}

function pricedWith({ price, vat }: Package, discount: DiscountCode | null): Pick<Package, 'price' | 'vat'> {
  if (discount === null) return { price, vat };
  const less = discounted(price, discount.value_percentage);
  return { price: less, vat: { ...vat, amount: vatIn(less.amount, vat.rate) } };
}
