import './checkout.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { data, Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Icon } from '#platform/web/ui/index.ts';
import { requireMember, useMember } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type PaymentMethod, paymentMethods, canBeRemembered } from '#features/payment-providers/contract/payment-methods.ts';
import { CodeChoice } from '../discounts/code-choice.tsx';
import { useDiscountChoice } from '../discounts/use-discount-choice.ts';
import { OpenOrder } from '../discounts/open-order.tsx';
import { loadCodes, useOpenOrder } from '../discounts/use-open-order.ts';
import { RememberChoice } from '../saved-methods/remember-choice.tsx';
import { MethodChoice } from '#features/payment-providers/web/index.ts';
import { ChosenPackage } from './chosen-package.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTerms, useOrderTerms } from './order-terms.tsx';
import { packagesQuery, ShopPage } from '#features/shop/web/index.ts';
import { OwedNotice } from '../debts/owed-notice.tsx';
import { debtsQuery, paymentMethodsQuery } from '../state/queries.ts';

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
    <ShopPage className="checkout">
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
            <ChosenPackage pkg={pkg} price={discounts.lessFor(pkg.price)} />
            <CodeChoice purchase={purchase} choice={discounts} />
            <div>
              <MethodChoice methods={methods} value={method} onChange={setChosenMethod} />
              <RememberChoice method={method} checked={remember} onChange={setRemember} />
            </div>
            <OrderTerms terms={terms} timed={pkg.days > 0} />
          </div>
          <OrderSummary
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
