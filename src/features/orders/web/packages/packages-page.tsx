import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState, Icon, Panel } from '#platform/web/ui/index.ts';
import { requireMember, useMember, useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Package } from '#features/shop/contract/package.ts';
import { middleOf, PackageChoice, packagesQuery, ShopPage, StruckPrice, usePackageName } from '#features/shop/web/index.ts';
import { PremiumUntil } from './premium-until.tsx';
import { OwedNotice } from '../debts/owed-notice.tsx';
import { type DiscountChoice, useDiscountChoice } from '../discounts/use-discount-choice.ts';
import { useDiscountReason } from '../discounts/use-discount-reason.ts';
import { loadCodes } from '../discounts/use-open-order.ts';
import { debtsQuery, paymentMethodsQuery, premiumQuery } from '../state/queries.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  await throwToErrorPage(
    Promise.all([
      tools.queries.ensureQueryData(packagesQuery(tools.api)),
      tools.queries.ensureQueryData(paymentMethodsQuery(tools.api)),
      tools.queries.fetchQuery(debtsQuery(tools.api)),
      loadCodes(tools.api, tools.queries),
    ]),
  );
  return null;
}

/** /credits and /premium: the packages and what they unlock. */
export function Component() {
  const t = useTranslations('orders');
  const { data: packages } = useSuspenseQuery(packagesQuery(useApi()));
  const timedLead = useTranslations('shop.timed')('lead');
  const title = useLocation().pathname === '/premium' ? t('shop.premiumTitle') : t('shop.creditsTitle');
  const timed = packages.some(({ days }) => days > 0);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = packages.find(({ id }) => id === chosenId) ?? middleOf(packages.filter(({ days }) => days === 0)) ?? packages[0];
  const { country } = useMember().profile;
  // The checkout begins with this method, so with the same code.
  const [method] = useSuspenseQuery(paymentMethodsQuery(useApi())).data.methods;
  const discounts = useDiscountChoice(chosen && method ? { price: chosen.price, country, method } : null);
  return (
    <ShopPage paying={false}>
      <PageTitle text={title} />
      <h1 className="title-l">{title}</h1>
      <p className="soft lead text-pretty">{timed ? timedLead : t('shop.lead')}</p>
      {timed && <PremiumUntil />}
      <OwedNotice />
      {chosen === undefined ? (
        <EmptyState title={t('package.none')} bare />
      ) : (
        <div className="shop-cols">
          <div>
            <PackageChoice packages={packages} value={chosen.id} onChange={setChosenId} lessFor={discounts.lessFor} />
            <CreditCosts />
          </div>
          <SelectedPackage pkg={chosen} discounts={discounts} />
          <Unlocks timed={timed} />
        </div>
      )}
    </ShopPage>
  );
}

function CreditCosts() {
  const t = useTranslations('orders.shop');
  const { message_credits: message, photo_credits: photo, least_gift_credits: gift } = useSettings();
  return (
    <p className="text-s soft mt-3">
      {gift !== null && `${t('whatCosts', { message, photo, gift })} `}
      <Link className="link" to="/pricing">
        {t('allPrices')}
      </Link>
    </p>
  );
}

function SelectedPackage({ pkg, discounts: { applied, lessFor } }: { readonly pkg: Package; readonly discounts: DiscountChoice }) {
  const t = useTranslations('orders');
  const reasonOf = useDiscountReason();
  const nameOf = usePackageName();
  return (
    <Panel as="aside" tone="raised" className="summary">
      <div>
        <p>{t('checkout.once', { what: nameOf(pkg) })}</p>
        <p className="title-l num">
          <StruckPrice list={pkg.price} price={lessFor(pkg.price)} />
        </p>
        {applied && <p className="why-less text-s">{reasonOf(applied)}</p>}
      </div>
      <ButtonLink kind="primary" size="tall" wide to={`/credits/${pkg.id}`}>
        {t('shop.next')}
        <Icon name="arrow-right" />
      </ButtonLink>
      <p className="text-s soft">{t('shop.nextNote')}</p>
    </Panel>
  );
}

const unlocks = [
  ['photos', 'image'],
  ['chats', 'chat-circle'],
  ['ownPhotos', 'camera'],
  ['once', 'check-circle'],
] as const;

function Unlocks({ timed }: { readonly timed: boolean }) {
  const t = useTranslations('orders.shop');
  const unlock = useTranslations('orders.timed')('unlock');
  const until = useQuery({ ...premiumQuery(useApi()), enabled: timed }).data?.until ?? null;
  const premium = useUser()?.paid_user ?? false;
  return (
    <section className="unlocks">
      <h2 className="title-s">{t('unlocksTitle')}</h2>
      {premium && until === null && <p className="soft mt-2">{t('havePremium')}</p>}
      <ul>
        {unlocks.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{timed && key === 'once' ? unlock : t(`unlocks.${key}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
