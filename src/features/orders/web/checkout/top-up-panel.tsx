import './top-up.css';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Alert, Button, Checkbox, Field, IconButton, SelectInput, Skeleton, useAnnounce } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { ownCodesQuery } from '#features/discounts/web/index.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import type { Package } from '#features/shop/contract/package.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { OrderRefusal } from '../discounts/order-refusal.tsx';
import { savings } from '../order/savings.ts';
import { type DiscountChoice, useDiscountChoice } from '../discounts/use-discount-choice.ts';
import { useDiscountReason } from '../discounts/use-discount-reason.ts';
import { refusalOf } from '../discounts/use-refusal-text.ts';
import { middleOf, packagesQuery, StruckPrice } from '#features/shop/web/index.ts';
import { LegalLinks } from './legal-links.tsx';
import { useMethodName } from '#features/payment-providers/web/index.ts';
import { OrderTerms, useOrderTerms } from './order-terms.tsx';
import { paymentMethodsQuery } from '../state/queries.ts';
import type { TopUpProps } from './top-up-props.ts';
import { seenOf, useBuy } from './use-buy.ts';

const maxPackages = 3;

export function TopUpPanel({ held, returnTo, onClose }: TopUpProps) {
  const t = useTranslations('orders');
  const common = useTranslations('common.action');
  const errorText = useErrorText('orders');
  const api = useApi();
  const titleId = useId();
  const packagesResult = useQuery(packagesQuery(api));
  const methodsResult = useQuery(paymentMethodsQuery(api));
  const buy = useBuy(returnTo);
  const terms = useOrderTerms();
  const [packageId, setPackageId] = useState<number | null>(null);
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod | null>(null);

  const packages = packagesResult.data?.filter(({ credits }) => credits > 0).slice(0, maxPackages);
  const chosen = packages?.find(({ id }) => id === packageId) ?? (packages && middleOf(packages));
  const { methods, confirmed_later: later = [] } = methodsResult.data ?? {};
  const method = chosenMethod ?? methods?.[0];
  const { country } = useMember().profile;
  const discounts = useDiscountChoice(chosen && method ? { price: chosen.price, country, method } : null);
  const { applied, refuse } = discounts;
  // The total, and so the order, waits until the discount of the code is known.
  const { isPending: codesPending } = useQuery(ownCodesQuery(api));
  const refusal = refusalOf(buy.error);
  const loadError = packagesResult.error ?? methodsResult.error;

  const title = t('topUp.title', { n: held });
  const lead = t('topUp.lead', { n: held });
  const announce = useAnnounce();
  useEffect(() => announce(`${title}. ${lead}`), [announce, title, lead]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !buy.busy) onClose();
  };
  const reload = () => {
    void packagesResult.refetch();
    void methodsResult.refetch();
  };

  return (
    <section className="topup" data-paying="" aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <div className="topup-head">
        <div>
          <h2 className="title-s" id={titleId}>
            {title}
          </h2>
          <p className="text-m soft">{lead}</p>
        </div>
        <IconButton icon="x" label={t('topUp.close')} onClick={onClose} />
      </div>
      {loadError && (
        <Alert
          tone="note"
          icon="warning-circle"
          live
          actions={
            <Button size="small" onClick={reload}>
              {common('retry')}
            </Button>
          }
        >
          {errorText(loadError)}
        </Alert>
      )}
      {!loadError && <Packs packages={packages} chosen={chosen} lessFor={discounts.lessFor} onChoose={setPackageId} />}
      {chosen && method && methods && !codesPending && (
        <>
          <OrderTerms terms={terms} />
          <CodeLine price={chosen.price} choice={discounts} />
        </>
      )}
      {refusal && <OrderRefusal refusal={refusal} />}
      {buy.error && !refusal && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(buy.error)}
        </Alert>
      )}
      {chosen && method && methods && !codesPending && (
        <div className="pay-foot">
          <div className="pay-line">
            <MethodSelect methods={methods} value={method} onChange={setChosenMethod} />
            <Total pkg={chosen} discounts={discounts} />
          </div>
          <div className="pay-act">
            <Button
              kind="primary"
              size="tall"
              wide
              loading={buy.busy}
              onClick={() =>
                terms.accept((agreed) =>
                  buy.order(
                    { package: chosen.id, method, ...agreed, ...(applied && { code: applied.code }) },
                    seenOf(chosen, discounts.lessFor(chosen.price)),
                    (error) => {
                      const why = refusalOf(error);
                      if (applied && why) refuse(applied.code, why);
                    },
                  ),
                )
              }
            >
              {t(later.includes(method) ? 'debit.next' : 'checkout.buy')}
            </Button>
            <LegalLinks />
          </div>
        </div>
      )}
    </section>
  );
}

interface PacksProps {
  readonly packages: readonly Package[] | undefined;
  readonly chosen: Package | undefined;
  readonly lessFor: DiscountChoice['lessFor'];
  readonly onChoose: (id: number) => void;
}

function Packs({ packages, chosen, lessFor, onChoose }: PacksProps) {
  const t = useTranslations('shop.package');
  const label = useTranslations('orders.package')('choose');
  const money = useMoney();
  const { message_credits: messageCredits } = useSettings();
  const name = useId();
  const perMessage = ({ credits, price }: Package) => {
    const cost = messagePrice(lessFor(price), credits, messageCredits);
    return cost && t('perMessage', { price: money(cost) });
  };
  if (packages === undefined) {
    return (
      <div className="packs" aria-busy="true">
        {Array.from({ length: maxPackages }, (_, index) => (
          <Skeleton key={index} shape="block" className="h-14" />
        ))}
      </div>
    );
  }
  return (
    <div className="packs" role="radiogroup" aria-label={label}>
      {packages.map((pkg) => (
        <label key={pkg.id} className="pack-s">
          <input
            type="radio"
            className="radio"
            name={name}
            value={pkg.id}
            checked={pkg.id === chosen?.id}
            onChange={() => onChoose(pkg.id)}
          />
          <b className="num">{t('credits', { n: pkg.credits })}</b>
          <b className="pack-price num">
            <StruckPrice list={pkg.price} price={lessFor(pkg.price)} />
          </b>
          <span className="pack-per text-s soft num">{perMessage(pkg)}</span>
        </label>
      ))}
    </div>
  );
}

interface MethodSelectProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

function MethodSelect({ methods, value, onChange }: MethodSelectProps) {
  const t = useTranslations('payment-providers.method');
  const nameOf = useMethodName();
  return (
    <Field label={t('choose')} hideLabel>
      <SelectInput
        value={value}
        onChange={(event) => {
          const method = methods.find((candidate) => candidate === event.target.value);
          if (method) onChange(method);
        }}
      >
        {methods.map((method) => (
          <option key={method} value={method}>
            {nameOf(method)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

interface CodeLineProps {
  readonly price: Package['price'];
  readonly choice: DiscountChoice;
}

/** The first of the member's own codes that fits, which they may keep for later. The checkout page offers the others. */
function CodeLine({ price, choice: { options, applied, choose } }: CodeLineProps) {
  const t = useTranslations('discounts');
  const money = useMoney();
  const discount = applied ?? options.find(({ refusal }) => refusal === null)?.discount;
  if (discount === undefined) return null;
  const { code, value_percentage: percentage } = discount;
  return (
    <Checkbox
      label={`${t('summary', { code, percentage })}: ${money(savings(price, percentage))}`}
      checked={applied !== null}
      onChange={({ target }) => choose(target.checked ? code : null)}
    />
  );
}

function Total({ pkg, discounts: { applied, lessFor } }: { readonly pkg: Package; readonly discounts: DiscountChoice }) {
  const t = useTranslations('orders.checkout');
  const reasonOf = useDiscountReason();
  const money = useMoney();
  return (
    <p className="pay-total num">
      <span className="sr">{t('total')} </span>
      <b>{money(lessFor(pkg.price))}</b>{' '}
      {pkg.vat.rate > 0 && <span className="text-s soft">{t('vatIncluded', { rate: pkg.vat.rate })}</span>}
      {applied && <span className="why-less text-s">{reasonOf(applied)}</span>}
    </p>
  );
}
