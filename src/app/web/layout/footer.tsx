import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { Logo } from '#platform/web/ui/index.ts';
import { useChangeLanguage } from '#features/account/web/index.ts';
import { useCompanyInfo, useSettings } from '#features/site/web/index.ts';

export function Footer() {
  const t = useTranslations('app.footer');
  const nav = useTranslations('app.nav');
  const settings = useSettings();
  const company = useCompanyInfo();
  const change = useChangeLanguage();
  return (
    <footer className="footer" aria-label={t('label')}>
      <div className="wrap">
        <div className="cols">
          <div>
            <Logo name={settings.name} />
            <p className="max-w-[34ch]">{settings.fictional_singular === null ? t('promise') : t('promiseDeclared')}</p>
          </div>
          <div>
            <h2>{settings.name}</h2>
            <ul>
              <li>
                <Link to="/pricing">{t('prices')}</Link>
              </li>
              <li>
                <Link to="/pages/imprint">{t('imprint')}</Link>
              </li>
              <li>
                <Link to="/complaints">{t('complaints')}</Link>
              </li>
              <li>
                <Link to="/withdrawal">{t('withdrawal')}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t('service')}</h2>
            <ul>
              <li>
                <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
              </li>
              <li>
                <a href={`tel:${settings.support_phone}`}>{settings.support_phone}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{nav('language')}</h2>
            <ul className="langs">
              {languages.map((code) => (
                <li key={code}>
                  <button type="button" lang={code} onClick={() => change(code)}>
                    {languageNames[code]}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="legal">
          <p>
            {company.name} · {company.address}, {company.city} · {company.kvk} · {t('vat', { number: company.vat_numbers.join(', ') })}
          </p>
          <p>{t('adults')}</p>
        </div>
      </div>
    </footer>
  );
}
