import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { EmptyState, Logo } from '#platform/web/ui/index.ts';
import { Loaded } from '#features/office/web/index.ts';
import { advice, type SetupStep, setupSteps } from '../contract/rules.ts';
import type { Setup } from '../contract/schemas.ts';
import { EndedLink } from './ended-link.tsx';
import { Opened } from './opened.tsx';
import { apiWith, forgetToken, SetupProvider, setupQuery, takeToken } from './setup-api.ts';
import { SavedLine, StepsList } from './steps-list.tsx';
import { CompanyStep } from './steps/company-step.tsx';
import { MailStep } from './steps/mail-step.tsx';
import { OwnerStep } from './steps/owner-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { PricesStep } from './steps/prices-step.tsx';
import { SiteStep } from './steps/site-step.tsx';

/** The first start: whoever has the link from the log sets up the site here. */
export function Component() {
  const [token] = useState(takeToken);
  useEffect(() => {
    // Another link, opened in the same tab.
    const again = () => location.reload();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  return token === null ? <NoLink /> : <WithLink token={token} />;
}

function NoLink() {
  const t = useTranslations('office.absent');
  return (
    <main className="adm">
      <EmptyState level={1} title={t('title')}>
        {t('lead')}
      </EmptyState>
    </main>
  );
}

const endings = ['setup_link_unknown', 'setup_link_expired', 'setup_finished', 'rate_limited'] as const;

function WithLink({ token }: { readonly token: string }) {
  const t = useTranslations('office-setup');
  const all = useApi();
  const api = useMemo(() => apiWith(all, token), [all, token]);
  const query = useQuery(setupQuery(api));
  const [opened, setOpened] = useState<string | null>(null);
  const code = query.error instanceof ApiError ? query.error.code : null;
  const ended = endings.find((one) => one === code);
  const head = (
    <header className="setup-head">
      <div className="setup-wrap">
        <Logo name="Emberleaf" />
        <span className="setup-tag">{t('title')}</span>
        {query.data && opened === null && ended === undefined && <SavedLine setup={query.data} />}
      </div>
    </header>
  );
  return (
    <div className="office setup">
      <PageTitle text={t('title')} />
      {head}
      {opened !== null ? (
        <Opened origin={opened} />
      ) : ended !== undefined ? (
        <EndedLink why={ended} />
      ) : query.data === undefined ? (
        <main className="setup-wrap setup-body">
          <Loaded query={query} what={t('loading')}>
            {() => null}
          </Loaded>
        </main>
      ) : (
        <SetupProvider value={{ api, setup: query.data }}>
          <Steps
            setup={query.data}
            onOpened={(origin) => {
              forgetToken();
              setOpened(origin);
            }}
          />
        </SetupProvider>
      )}
    </div>
  );
}

/** The first step that keeps the site from opening, else the last one. */
const firstOpen = ({ missing }: Setup): SetupStep => missing.find(({ reason }) => !advice.has(reason))?.step ?? 'owner';

function Steps({ setup, onOpened }: { readonly setup: Setup; readonly onOpened: (origin: string) => void }) {
  const [step, setStep] = useState(() => firstOpen(setup));
  const go = (to: SetupStep) => {
    setStep(to);
    scrollTo({ top: 0 });
  };
  const at = setupSteps.indexOf(step);
  const onNext = () => go(setupSteps[at + 1] ?? step);
  const onBack = () => go(setupSteps[at - 1] ?? step);
  return (
    <main className="setup-wrap setup-body" id="content">
      <StepsList setup={setup} step={step} onStep={go} />
      <section className="setup-card" key={step}>
        {step === 'company' && <CompanyStep onNext={onNext} />}
        {step === 'site' && <SiteStep onNext={onNext} onBack={onBack} />}
        {step === 'prices' && <PricesStep onNext={onNext} onBack={onBack} />}
        {step === 'mail' && <MailStep onNext={onNext} onBack={onBack} />}
        {step === 'payment' && <PaymentStep onNext={onNext} onBack={onBack} />}
        {step === 'owner' && <OwnerStep onBack={onBack} onOpened={onOpened} />}
      </section>
    </main>
  );
}
