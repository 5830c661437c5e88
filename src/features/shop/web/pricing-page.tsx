import './pricing.css';
import './shop.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, Icon, Panel } from '#platform/web/ui/index.ts';
import { SignupLink, useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { CountryPrices } from './country-prices.tsx';
import { usePackageName } from './package-names.ts';
import { packagesQuery, pricingQuery } from './queries.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  await throwToErrorPage(Promise.all([queries.ensureQueryData(packagesQuery(api)), queries.ensureQueryData(pricingQuery(api))]));
  return null;
}

/** /pricing, public: free features, prices of features in credits, and prices of packages. */
export function Component() {
  const t = useTranslations('shop.pricing');
  const visitor = useUser() === null;
  return (
    <div className="wrap pricing">
      <PageTitle text={t('title')} />
      <div>
        <h1 className="title-xl">{t('title')}</h1>
        <p className="soft text-l mt-3 max-w-[56ch] text-pretty">{t('lead')}</p>
      </div>
      <div className="pricing-cols">
        <FreeFeatures />
        <CreditPrices />
      </div>
      <PackagePrices />
      <CountryPrices />
      {visitor ? (
        <SignupLink kind="primary" size="tall" className="justify-self-start">
          {t('signup')}
        </SignupLink>
      ) : (
        <ButtonLink kind="primary" size="tall" to="/credits" className="justify-self-start">
          {t('buy')}
        </ButtonLink>
      )}
    </div>
  );
}

function FreeFeatures() {
  const t = useTranslations('shop.pricing');
  const { signup_credits: n } = useSettings();
  const lines = [t('free.signup'), t('free.search'), t('free.likes'), ...(n > 0 ? [t('free.signupCredits', { n })] : [])];
  return (
    <Panel as="section" tone="blush">
      <h2 className="title-m">{t('freeTitle')}</h2>
      <ul className="ticks">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CreditPrices() {
  const t = useTranslations('shop.pricing');
  const format = useFormatter();
  const { message_credits, photo_credits, least_gift_credits: gift } = useSettings();
  const rows: readonly (readonly [string, number])[] = [
    [t('message'), message_credits],
    [t('photo'), photo_credits],
    ...(gift === null ? [] : [[t('gift'), gift] as const]),
  ];
  return (
    <Panel as="section">
      <h2 className="title-m">{t('spendTitle')}</h2>
      <table className="prices num">
        <thead>
          <tr>
            <th scope="col">{t('spend.what')}</th>
            <th scope="col">{t('spend.price')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, credits]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{format.number(credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-s soft mt-3">{t('spendNote')}</p>
    </Panel>
  );
}

function PackagePrices() {
  const t = useTranslations('shop.pricing');
  const timed = useTranslations('shop.timed');
  const money = useMoney();
  const nameOf = usePackageName();
  const { data: packages } = useSuspenseQuery(packagesQuery(useApi()));
  const { refund_days: days } = useSettings();
  return (
    <section>
      <h2 className="title-m">{t('packagesTitle')}</h2>
      <table className="prices num">
        <thead>
          <tr>
            <th scope="col">{t('columns.package')}</th>
            <th scope="col">{t('columns.price')}</th>
            <th scope="col">{t('columns.perMessage')}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map((pkg) => (
            <tr key={pkg.id}>
              <th scope="row">{nameOf(pkg)}</th>
              <td>{money(pkg.price)}</td>
              <td>{pkg.per_message && money(pkg.per_message)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-s soft mt-3 max-w-[72ch]">{packages.some((pkg) => pkg.days > 0) ? timed('lead') : t('packagesNote', { days })}</p>
    </section>
  );
}
