import { type ChangeEvent, useEffect } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { throwToErrorPage, loaderContext } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Field, RadioGroup, SelectInput } from '#platform/web/ui/index.ts';
import {
  ConsentsSection,
  dataExportQuery,
  DeleteSection,
  ExportSection,
  MailSection,
  PasswordSection,
  PrivacySection,
  SessionsSection,
  sessionsQuery,
} from '#features/account-settings/web/index.ts';
import { requireMember, useChangeLanguage } from '#features/account/web/index.ts';
import { ChatSettingsSection, chatSettingsQuery } from '#features/chat/web/index.ts';
import { loginSecurityQuery, usePasskeyConfirmation } from '#features/login-security/web/index.ts';
import { loadSavedMethodsSection, savedMethodsQuery } from '#features/orders/web/index.ts';
import { loadOwnProfile, ProfileBasicsSection } from '#features/profile/web/index.ts';
import { BlockedSection, blocksQuery, reportsQuery, ReportsSection } from '#features/safety/web/index.ts';
import { type Theme, useTheme } from '../layout/use-theme.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const { api, queries } = tools;
  await throwToErrorPage(
    Promise.all([
      loadOwnProfile(tools),
      queries.fetchQuery(sessionsQuery(api)),
      queries.fetchQuery(loginSecurityQuery(api)),
      queries.fetchQuery(dataExportQuery(api)),
      queries.fetchQuery(blocksQuery(api)),
      queries.fetchQuery(reportsQuery(api)),
      queries.fetchQuery(chatSettingsQuery(api)),
      queries.fetchQuery(savedMethodsQuery(api)),
    ]),
  );
  return null;
}

/** /settings: all account settings, each section with an anchor. */
export function Component() {
  const t = useTranslations('app.settings');
  useAnchor();
  const passkey = usePasskeyConfirmation();
  return (
    <div className="settings-page">
      <PageTitle text={t('account')} />
      <h1 className="title-l">{t('account')}</h1>
      <ProfileBasicsSection />
      <PrivacySection />
      <ChatSettingsSection />
      <DisplaySection />
      <MailSection passkey={passkey} />
      <PasswordSection passkey={passkey} />
      <SessionsSection />
      <BlockedSection />
      <ReportsSection />
      <ConsentsSection />
      <ExportSection />
      <DeleteSection passkey={passkey} />
      <SavedMethods />
    </div>
  );
}

/** Few members need their saved payment methods, so the code and texts are loaded after the page. */
const SavedMethods = loadPart(loadSavedMethodsSection, { afterPage: true, texts: ['orders'] });

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

function DisplaySection() {
  const t = useTranslations('app');
  const language = useLanguage();
  const change = useChangeLanguage();
  const [theme, setTheme] = useTheme();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = languages.find((code) => code === target.value);
    if (chosen !== undefined) change(chosen);
  };
  return (
    <section id="display" aria-labelledby="display-title" className="settings-section">
      <h2 id="display-title" className="title-s">
        {t('settings.display')}
      </h2>
      <div className="mt-4 grid max-w-[440px] gap-5">
        <Field label={t('nav.language')}>
          <SelectInput name="language" value={language} onChange={choose}>
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <RadioGroup
          legend={t('settings.theme')}
          options={themes.map((value) => ({ value, label: t(`nav.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
    </section>
  );
}

/** Scrolls to the section in the hash and focuses its heading, because the router does not do so on the first load. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [hash]);
}
