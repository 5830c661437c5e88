import './terms.css';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, redirect, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { loaderContext, throwToErrorPage, useApi } from '#platform/web/data/context.ts';
import { retryBriefly } from '#platform/web/data/query-client.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useSentForm } from '#platform/web/shell/sent-form.tsx';
import { Alert, Button, Icon, type IconName, Logo, Panel, useToast } from '#platform/web/ui/index.ts';
import { pathAfterLogin } from '#features/account/contract/path-after-login.ts';
import { MemberField, requireMember, useLogout, userKey } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { answerTerms } from '../contract/calls.ts';
import type { Terms } from '../contract/endpoints.ts';
import { termsQuery } from './queries.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const { asked } = await throwToErrorPage(tools.queries.fetchQuery(termsQuery(tools.api)));
  // Agreed in another tab, or reached by Back: there is nothing to decide.
  if (asked === null) throw redirect(pathAfterLogin(new URL(request.url).searchParams));
  return null;
}

type Asked = NonNullable<Terms['asked']>;

/** /terms-changed: what has changed in the terms, the choice, and every way out. */
export function Component() {
  const t = useTranslations('terms');
  const { name } = useSettings();
  const dateText = useDateFormat();
  const { data: terms } = useSuspenseQuery(termsQuery(useApi()));
  const { asked } = terms;
  if (asked === null) return null;
  return (
    <main className="terms-stage">
      <PageTitle text={t('title')} />
      <Logo name={name} />
      <Panel as="section" tone="raised">
        <h1 className="title-l text-balance">{t('title')}</h1>
        <p className="soft mt-3 text-pretty">
          {t('lead', { site: name, date: dateText(new Date(asked.begins_at), { dateStyle: 'long' }) })}
        </p>
        <Summary asked={asked} />
        <ul className="terms-texts">
          <TextLink version={asked.version} icon="gavel">
            {t('readNew')}
          </TextLink>
          <TextLink version={asked.former} icon="clock">
            {t('readOld')}
          </TextLink>
        </ul>
        <Choice asked={asked} goesOn={terms.goes_on} />
      </Panel>
      <WaysOut hasCredits={terms.has_credits} hasDays={terms.has_days} />
    </main>
  );
}

/** The operator's words for everything that has changed since the member agreed. */
function Summary({ asked: { changes, language } }: { readonly asked: Asked }) {
  const t = useTranslations('terms');
  const paragraphs = changes.flatMap(({ summary }) => summary.split('\n').filter((line) => line.trim() !== ''));
  return (
    <section className="terms-summary" aria-labelledby="terms-what">
      <h2 className="font-semibold" id="terms-what">
        {t('what')}
      </h2>
      {paragraphs.length === 0 ? <p>{t('nothingSaid')}</p> : <Words paragraphs={paragraphs} language={language} />}
    </section>
  );
}

const Words = ({ paragraphs, language }: { readonly paragraphs: readonly string[]; readonly language: string }) =>
  paragraphs.map((paragraph, n) => (
    <p key={n} lang={language}>
      {paragraph}
    </p>
  ));

/** The text opens in a tab of its own, so that the question is still there. */
function TextLink({ version, icon, children }: { readonly version: string; readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li>
      <a className="link" href={`/pages/terms/${version}`} target="_blank" rel="noopener">
        <Icon name={icon} />
        {children}
      </a>
    </li>
  );
}

function Choice({ asked: { version }, goesOn }: { readonly asked: Asked; readonly goesOn: boolean }) {
  const t = useTranslations('terms');
  const errorText = useErrorText('terms');
  const answer = useAnswer(version);
  const sent = useSentForm();
  const error = answer.error ?? (answer.isIdle ? sent.error : null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (!answer.isPending) answer.mutate(submitter?.getAttribute('value') === 'later' ? 'later' : 'agree');
  };
  return (
    <form method="post" className="terms-choice" onSubmit={submit}>
      <MemberField />
      <input type="hidden" name="version" value={version} />
      {error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(error)}
        </Alert>
      )}
      <Button
        type="submit"
        name="answer"
        value="agree"
        kind="primary"
        size="tall"
        loading={answer.isPending && answer.variables === 'agree'}
      >
        {t('agree')}
      </Button>
      <Button type="submit" name="answer" value="later" size="tall" loading={answer.isPending && answer.variables === 'later'}>
        {t('later')}
      </Button>
      <p className="soft text-s text-pretty">{t(goesOn ? 'laterPaid' : 'laterText')}</p>
    </form>
  );
}

function useAnswer(version: string) {
  const t = useTranslations('terms');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [search] = useSearchParams();
  return useMutation({
    mutationFn: (answer: 'agree' | 'later') => api(answerTerms, { body: { version, answer } }),
    retry: retryBriefly,
    async onSuccess({ asked }, answer) {
      queries.setQueryData(userKey, (user) => user && { ...user, terms: asked && { version: asked.version, put_off: asked.put_off } });
      await navigate(pathAfterLogin(search), { replace: true });
      if (answer === 'agree') toast({ text: t('agreed'), icon: 'check-circle' });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'terms_outdated') void queries.invalidateQueries(termsQuery(api));
    },
  });
}

function WaysOut({ hasCredits, hasDays }: { readonly hasCredits: boolean; readonly hasDays: boolean }) {
  const t = useTranslations('terms');
  const logout = useLogout(nothingUnsent);
  return (
    <section className="terms-ways" aria-labelledby="terms-ways">
      <h2 className="font-semibold" id="terms-ways">
        {t('ways')}
      </h2>
      {hasCredits && <p className="soft text-pretty">{t('waysText')}</p>}
      {hasDays && <p className="soft text-pretty">{t('waysDays')}</p>}
      <ul>
        <Way to="/settings#export" icon="download-simple">
          {t('exportData')}
        </Way>
        <Way to="/transactions" icon="receipt">
          {t('money')}
        </Way>
        {hasDays && (
          <Way to="/cancellation" icon="calendar-blank">
            {t('endContract')}
          </Way>
        )}
        <Way to="/settings#delete" icon="trash">
          {t('leave')}
        </Way>
        <Way to="/complaints" icon="envelope-simple">
          {t('contact')}
        </Way>
        <li className="noscript:hidden">
          <button type="button" onClick={logout}>
            <Icon name="sign-out" />
            <span>{t('logout')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}

/** This page has nothing that somebody could have begun to write. */
const nothingUnsent = async (): Promise<void> => {};

function Way({ to, icon, children }: { readonly to: string; readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        <span>{children}</span>
      </Link>
    </li>
  );
}
