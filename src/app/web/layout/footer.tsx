import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, languages } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { Logo, PageLink } from '#platform/web/ui/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import type { CompanyInfo } from '#features/site/contract/settings.ts';
import { useSettings } from '#features/site/web/index.ts';
import { AmericanNotice } from './american-notice.tsx';

/** The nine links of specification §2. */
const legalLinks = [
  ['/pages/terms', 'terms'],
  ['/pages/privacy', 'privacy'],
  ['/pages/cookies', 'cookies'],
  ['/pages/ban', 'ban'],
  ['/pricing', 'prices'],
  ['/complaints', 'complaints'],
  ['/pages/return-policy', 'returns'],
  ['/pages/faq', 'faq'],
  ['/pages/imprint', 'imprint'],
] as const;

const helpLinks = [
  ['/withdrawal', 'withdrawal'],
  ['/cancellation', 'cancellation'],
  ['/pages/service', 'contact'],
  ['/pages/safety', 'safety'],
  ['/pages/rules', 'rules'],
  ['/notice', 'notice'],
  ['/pages/accessibility', 'accessibility'],
  ['/history', 'history'],
] as const;

interface Props {
  readonly company: CompanyInfo;
  readonly visitor: boolean;
  readonly languageLink: (language: Language) => ReactNode;
}

export function Footer({ company, visitor, languageLink }: Props) {
  const t = useTranslations('app.footer');
  const nav = useTranslations('app.nav');
  const settings = useSettings();
  const language = useLanguage();
  const countryName = useCountryName();
  const country = settings.geoip_selected_country ?? settings.geoip_country;
  return (
    <footer className="footer" aria-label={t('label')}>
      <div className="wrap">
        <div className="cols">
          <div className="footer-brand">
            <Logo name={settings.name} />
            <p className="max-w-[34ch]">{settings.fictional_singular === null ? t('promise') : t('promiseDeclared')}</p>
          </div>
          <div>
            <h2>{settings.name}</h2>
            <ul>
              {legalLinks.map(([path, label]) => (
                <li key={path}>
                  <PageLink to={path}>{t(label)}</PageLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('service')}</h2>
            <ul>
              {helpLinks.map(([path, label]) => (
                <li key={path}>
                  <PageLink to={path}>{t(label)}</PageLink>
                </li>
              ))}
              <li>
                <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
              </li>
              <li>
                <a href={`tel:${settings.support_phone}`}>{settings.support_phone}</a>
              </li>
            </ul>
          </div>
          <div className="footer-languages">
            <h2>{nav('language')}</h2>
            <ul className="langs">
              {languages.map((code) => (
                <li key={code}>{languageLink(code)}</li>
              ))}
            </ul>
            {visitor && (
              <ul className="country">
                <li>
                  <PageLink to="/lang-config#country">
                    {country === null ? t('country') : `${nav('country')}: ${countryName(country)}`}
                  </PageLink>
                </li>
              </ul>
            )}
          </div>
        </div>
        <div className="legal">
          <p>
            {company.name} · {company.address}, {company.city} · {company.kvk} · {t('vat', { number: company.vat_numbers.join(', ') })}
          </p>
          <p>
            {settings.fictional_plural === null ? t('disclaimer') : t('disclaimerDeclared', { profiles: settings.fictional_plural })}{' '}
            {t('adults')}
          </p>
          <p>
            <a href="/licences">{t('licences')}</a>
          </p>
          {language === 'en' && <AmericanNotice />}
        </div>
      </div>
    </footer>
  );
}
