import { useLocale, useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import { ButtonLink, Field, RadioGroup, SelectInput } from '#platform/web/ui/index.ts';
import { useChangeLanguage, useUser } from '#features/account/web/index.ts';
import { countryOptions } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

/** Choice of the language, and for visitors of the country. */
export function Component() {
  const t = useTranslations('visits.lang');
  const app = useTranslations('app');
  const language = useLanguage();
  const change = useChangeLanguage();
  const visitor = useUser() === null;
  return (
    <main className="wrap grid max-w-[560px] gap-6 py-8 md:py-12">
      <PageTitle text={t('title')} />
      <h1 className="title-l">{t('title')}</h1>
      <p className="soft">{t('lead')}</p>
      <RadioGroup
        legend={app('nav.language')}
        options={languages.map((code) => ({ value: code, label: <span lang={code}>{languageNames[code]}</span> }))}
        value={language}
        onChange={change}
      />
      {visitor && (
        <div id="country">
          <CountryChoice />
        </div>
      )}
      <ButtonLink kind="primary" to="/">
        {app('error.home')}
      </ButtonLink>
    </main>
  );
}

/** A member's country is in the profile. */
function CountryChoice() {
  const t = useTranslations('visits.country');
  const { countries, geoip_selected_country, geoip_country } = useSettings();
  const country = geoip_selected_country ?? geoip_country ?? '';
  const isServed = countries.includes(country);
  const choose = (code: string) => {
    writeCookie('country', code);
    // Prices, places and texts depend on the country, on this page and wherever else they are cached.
    location.reload();
  };
  return (
    <Field label={t('label')} help={t('help')}>
      <SelectInput value={isServed ? country : ''} onChange={(event) => choose(event.target.value)}>
        {!isServed && (
          <option value="" disabled>
            {t('choose')}
          </option>
        )}
        {countryOptions(countries, useLocale()).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
