import '../order/order.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { data, Link, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Button, Icon, Panel } from '#platform/web/ui/index.ts';
import { requireMember, useMember } from '#features/account/web/index.ts';
import type { DiscountCode } from '#features/discounts/contract/discount.ts';
import { discounted } from '#features/discounts/contract/rules.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Package } from '#features/shop/contract/package.ts';
import { type PaymentMethod, paymentMethods, canBeRemembered } from '#features/payment-providers/contract/payment-methods.ts';
import type { AgreedTerms } from '../../contract/terms.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import { CodeChoice } from '../discounts/code-choice.tsx';
import { DiscountLine } from '../order/discount-line.tsx';
import { OrderRefusal } from '../discounts/order-refusal.tsx';
import { type DiscountChoice, useDiscountChoice } from '../discounts/use-discount-choice.ts';
import { OpenOrder } from '../discounts/open-order.tsx';
import { loadCodes, useOpenOrder } from '../discounts/use-open-order.ts';
import { refusalOf } from '../discounts/use-refusal-text.ts';
import { RememberChoice } from '../saved-methods/remember-choice.tsx';
import { MethodChoice, useMethodName } from '#features/payment-providers/web/index.ts';
import { OrderTerms, type Terms, useOrderTerms } from './order-terms.tsx';
import { packagesQuery, ShopPage, usePackageName } from '#features/shop/web/index.ts';
import { LegalLinks } from './legal-links.tsx';
import { useLegalNote } from './use-legal-note.ts';
import { OwedNotice } from '../debts/owed-notice.tsx';
import { debtsQuery, paymentMethodsQuery } from '../state/queries.ts';
import { returnPathOf } from '../state/return-path.ts';
import { useBuy } from './use-buy.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const { api, queries } = tools;
  const [packages] = await throwToErrorPage(
    Promise.all([
      queries.ensureQueryData(packagesQuery(api)),
      queries.ensureQueryData(paymentMethodsQuery(api)),
      queries.fetchQuery(debtsQuery(api)),
    ]),
  );
  await loadCodes(api, queries);
  const exists = packages.some(({ id }) => String(id) === params['id']);
  const { paymentmethod } = params;
  if (!exists || (paymentmethod !== undefined && !isMethod(paymentmethod))) throw data({ code: 'not_found' }, { status: 404 });
  return null;
}

const isMethod = (text: string | undefined): text is PaymentMethod => paymentMethods.some((method) => method === text);

/** /credits/{id}/{paymentmethod?}: the choice of method, the order summary and the buy button. */
export function Component() {
  const t = useTranslations('orders');
  const methodText = useTranslations('payment-providers.method');
  const { id, paymentmethod } = useParams();
  const api = useApi();
  const { data: packages } = useSuspenseQuery(packagesQuery(api));
  const { methods, confirmed_later: later } = useSuspenseQuery(paymentMethodsQuery(api)).data;
  const { support_email: email } = useSettings();
  const [remember, setRemember] = useState(false);
  const terms = useOrderTerms();
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod | null>(isMethod(paymentmethod) ? paymentmethod : null);
  const pkg = packages.find((candidate) => String(candidate.id) === id);
  const method = methods.find((candidate) => candidate === chosenMethod) ?? methods[0];
  const { country } = useMember().profile;
  const purchase = pkg && method ? { price: pkg.price, country, method } : null;
  const discounts = useDiscountChoice(purchase);
  const openOrder = useOpenOrder();
  const [ordersAnew, setOrdersAnew] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const orderAnew = () => {
    setOrdersAnew(true);
    // The button disappears.
    heading.current?.focus();
  };
  if (pkg === undefined) return null;
  return (
    <ShopPage>
      <PageTitle text={t('checkout.title')} />
      <Link className="shop-back" to="/credits">
        <Icon name="arrow-left" />
        {t('checkout.otherPackage')}
      </Link>
      <h1 className="title-l" ref={heading} tabIndex={-1}>
        {t('checkout.title')}
      </h1>
      <OwedNotice />
      {method === undefined || purchase === null ? (
        <Alert tone="note" icon="info" className="mt-6">
          {methodText('none', { email })}
        </Alert>
      ) : openOrder && !ordersAnew ? (
        <OpenOrder order={openOrder} onAnew={orderAnew} />
      ) : (
        <div className="shop-cols">
          <div className="checkout-form">
            <div>
              <MethodChoice methods={methods} value={method} onChange={setChosenMethod} />
              <RememberChoice method={method} checked={remember} onChange={setRemember} />
            </div>
            <CodeChoice purchase={purchase} choice={discounts} />
            <OrderTerms terms={terms} timed={pkg.days > 0} />
          </div>
          <Summary
            pkg={pkg}
            method={method}
            binding={!later.includes(method)}
            discounts={discounts}
            remember={remember && canBeRemembered(method)}
            terms={terms}
          />
        </div>
      )}
    </ShopPage>
  );
}

interface SummaryProps {
  readonly pkg: Package;
  readonly method: PaymentMethod;
  /** False: the order is placed on a later page, which shows the legal text. */
  readonly binding: boolean;
  readonly discounts: DiscountChoice;
  readonly remember: boolean;
  readonly terms: Terms;
}

function Summary({ pkg, method, binding, discounts: { applied, refuse }, remember, terms }: SummaryProps) {
  const t = useTranslations('orders.checkout');
  const toDebit = useTranslations('orders.debit');
  const money = useMoney();
  const nameOf = usePackageName();
  const methodName = useMethodName();
  const errorText = useErrorText('orders');
  const legal = useLegalNote();
  const [search] = useSearchParams();
  const buy = useBuy(returnPathOf(search));
  const refusal = refusalOf(buy.error);
  const { price, vat } = pricedWith(pkg, applied);
  const order = (agreed: AgreedTerms) =>
    buy.order(
      { package: pkg.id, method, ...agreed, ...(applied && { code: applied.code }), ...(remember ? { remember } : {}) },
      (error) => {
        const why = refusalOf(error);
        if (applied && why) refuse(applied.code, why);
      },
    );
  return (
    <Panel as="aside" tone="raised" className="summary">
      <h2 className="title-s">{t('summary')}</h2>
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
        {vat.rate > 0 && (
          <div className="soft text-m">
            <dt>{t('vat', { rate: vat.rate })}</dt>
            <dd>{money({ ...price, amount: vat.amount })}</dd>
          </div>
        )}
      </dl>
      <p className="total">
        <b>{t('total')}</b>
        <span className="title-l num">{money(price)}</span>
      </p>
      <Button kind="primary" size="tall" wide loading={buy.busy} onClick={() => terms.accept(order)}>
        {binding ? t('buy') : toDebit('next')}
      </Button>
      {refusal && <OrderRefusal refusal={refusal} />}
      {buy.error && !refusal && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(buy.error)}
        </Alert>
      )}
      <p className="text-s soft">{binding ? legal(pkg) : toDebit('nothingYet')}</p>
      <LegalLinks />
    </Panel>
  );
}

function pricedWith({ price, vat }: Package, discount: DiscountCode | null): Pick<Package, 'price' | 'vat'> {
  if (discount === null) return { price, vat };
  const less = discounted(price, discount.value_percentage);
  return { price: less, vat: { ...vat, amount: vatIn(less.amount, vat.rate) } };
}
