import { useSuspenseQuery } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, useEffect } from 'react';
import { type LoaderFunctionArgs, useLocation, useOutletContext } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { cx, Field, RadioGroup, SelectInput } from '#platform/web/ui/index.ts';
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
import { loadLooksSection } from '#features/decisions/web/index.ts';
import { loginSecurityQuery, usePasskeyConfirmation } from '#features/login-security/web/index.ts';
import { loadSavedMethodsSection, savedMethodsQuery } from '#features/orders/web/index.ts';
import { loadOwnProfile, ProfileBasicsSection } from '#features/profile/web/index.ts';
import { BlockedSection, blocksQuery, reportsQuery, ReportsSection } from '#features/safety/web/index.ts';
import { type Theme, useTheme } from '../layout/use-theme.ts';
import type { ShowCounts } from './settings-counts.ts';
import { type PaneId, paneIds, useOpenPane } from './use-open-pane.ts';

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

/** /settings: the list of the frame, and all account settings. Each is a pane of its own, which its anchor opens, with or without script. */
export function Component() {
  const t = useTranslations('app.settings');
  useAnchor();
  useCounts();
  const passkey = usePasskeyConfirmation();
  const open = useOpenPane();
  const panes: Readonly<Record<PaneId, ReactNode>> = {
    basics: <ProfileBasicsSection />,
    privacy: <PrivacySection />,
    chat: <ChatSettingsSection />,
    display: <DisplaySection />,
    email: <MailSection passkey={passkey} />,
    password: <PasswordSection passkey={passkey} />,
    sessions: <SessionsSection />,
    'payment-means': <SavedMethods />,
    blocked: <BlockedSection />,
    reports: <ReportsSection />,
    consents: (
      <>
        <ConsentsSection />
        <SeenByStaff />
      </>
    ),
    export: <ExportSection />,
    delete: <DeleteSection passkey={passkey} />,
  };
  return (
    <div className="settings-page">
      <PageTitle text={t('title')} />
      <h1 className="sr">{t('title')}</h1>
      {paneIds.map((id) => (
        <div key={id} className={cx('settings-pane', open === id && 'open')}>
          {panes[id]}
        </div>
      ))}
    </div>
  );
}

/** Few members need their saved payment methods, so the code and texts are loaded after the page. */
const SavedMethods = loadPart(loadSavedMethodsSection, { afterPage: true, texts: ['orders', 'payment-providers'] });

/** Few read it, so it is loaded after the page. */
const SeenByStaff = loadPart(loadLooksSection, { afterPage: true, texts: ['decisions'] });

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

/** Tells the list how much there is of each. */
function useCounts(): void {
  const show = useOutletContext<ShowCounts>();
  const api = useApi();
  const format = useFormatter();
  const { sessions } = useSuspenseQuery(sessionsQuery(api)).data;
  const { data: blocks } = useSuspenseQuery(blocksQuery(api));
  const { data: reports } = useSuspenseQuery(reportsQuery(api));
  const { data: methods } = useSuspenseQuery(savedMethodsQuery(api));
  useEffect(() => {
    const count = (list: readonly unknown[]) => (list.length === 0 ? null : format.number(list.length));
    show({ sessions: count(sessions), blocked: count(blocks), reports: count(reports), methods: count(methods) });
  }, [show, format, sessions, blocks, reports, methods]);
}

/** Focuses the heading of the section in the hash, because the router does not do so on the first load. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const section = document.getElementById(hash.slice(1));
    scrollTo({ top: 0 });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [hash]);
}
