import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Icon, Pill, useToast } from '#platform/web/ui/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { endSessions } from '../contract/calls.ts';
import type { Login, Session } from '../contract/endpoints.ts';
import type * as endpoints from '../contract/endpoints.ts';
import { sessionsQuery } from './queries.ts';
import { Section } from './section.tsx';

/** Every browser that is logged in, each to be logged out from here. */
export function SessionsSection() {
  const t = useTranslations('account-settings.sessions');
  const errorText = useErrorText('account-settings');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { queryKey } = sessionsQuery(api);
  const {
    data: { sessions, logins },
  } = useSuspenseQuery(sessionsQuery(api));
  const end = useMutation({
    mutationFn: (body: BodyOf<typeof endpoints.endSessions>) => api(endSessions, { body }),
    onSuccess(left) {
      toast({ text: t('ended', { n: sessions.length - left.sessions.length }), icon: 'check-circle' });
      queries.setQueryData(queryKey, left);
    },
    onError: (error) => toast({ text: errorText(error), icon: 'warning-circle', urgent: true }),
  });
  return (
    <>
      <Section id="sessions" title={t('title')} lead={t('lead')}>
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} busy={end.isPending} onEnd={() => end.mutate({ id: session.id })} />
          ))}
        </ul>
        {sessions.length > 2 && (
          <Button className="mt-4" icon="sign-out" loading={end.isPending} onClick={() => end.mutate({ others: true })}>
            {t('endOthers')}
          </Button>
        )}
      </Section>
      {logins.length > 0 && <Logins logins={logins} />}
    </>
  );
}

/** When, by which browser and from which country somebody has logged in; no list of addresses. */
function Logins({ logins }: { readonly logins: readonly Login[] }) {
  const t = useTranslations('account-settings.sessions');
  const dateText = useDateFormat();
  const deviceName = useDeviceName();
  const countryName = useCountryName();
  return (
    <Section id="logins" title={t('logins')}>
      <ul className="grid gap-2">
        {logins.map((login) => (
          <li key={login.at} className="flex flex-wrap gap-x-3">
            <span className="wrap-anywhere">
              {deviceName(login)}
              {login.country !== null && <> · {countryName(login.country)}</>}
            </span>
            <time className="text-s soft self-center" dateTime={login.at}>
              {dateText(new Date(login.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useDeviceName(): (described: Pick<Session, 'browser' | 'system'>) => string {
  const t = useTranslations('account-settings.sessions');
  return ({ browser, system }) =>
    browser === null || system === null ? (browser ?? system ?? t('unknown')) : t('device', { browser, system });
}

interface RowProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const t = useTranslations('account-settings.sessions');
  const dateText = useDateFormat();
  const { kind, current, country, used_at, created_at } = session;
  const device = useDeviceName()(session);
  const countryName = useCountryName();
  const day = (instant: string) => dateText(new Date(instant), { dateStyle: 'medium' });
  return (
    <li className="settings-row flex items-center gap-4">
      <Icon name={kind === 'phone' || kind === 'tablet' ? 'device-mobile' : 'keyboard'} className="flex-none" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="wrap-anywhere">{device}</b> {current && <Pill kind="ok">{t('current')}</Pill>}
        </p>
        <p className="text-s soft">
          {country !== null && <>{countryName(country)} · </>}
          {current
            ? t('since', { when: day(created_at) })
            : t('used', { when: dateText(new Date(used_at), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      </div>
      {!current && (
        <Button size="small" disabled={busy} onClick={onEnd} aria-label={t('endNamed', { device })}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
