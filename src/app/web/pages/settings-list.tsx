import { type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageNames } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Face, Icon, type IconName } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { maskedMail } from './masked-mail.ts';
import { CountsContext } from './settings-counts.ts';
import { useOpenPane } from './use-open-pane.ts';

const LogoutRow = loadPart(async () => (await import('./logout-row.tsx')).LogoutRow, { afterPage: true });

/** All settings pages: icon, name, and what is set now. Counts are shown once the settings page has loaded them. */
export function SettingsList() {
  const t = useTranslations('account.settings');
  const app = useTranslations('app');
  const user = useMember();
  const { profile } = user;
  const language = useLanguage();
  const { methods, ...counts } = useContext(CountsContext);
  const off = user.notifications_disabled.length;
  return (
    <>
      <Link className="settings-self" to={`/members/${profile.id}`}>
        <Face {...faceOf(profile.main_image)} alt="" size={64} />
        <span>
          <b className="title-s">
            <bdi>{profile.name}</bdi>, {profile.age}
          </b>
          <span className="text-m soft">{t('view')}</span>
        </span>
        <Icon name="caret-right" />
      </Link>
      <ul>
        <Row to="/profile" icon="user" name={app('settings.profile')} />
        <Row to="#basics" icon="pencil-simple" name={t('basics')} />
      </ul>
      <ul>
        <Row to="/notifications" icon="bell" name={app('settings.notifications')} value={off === 0 ? t('on') : t('off', { n: off })} />
        <Row to="#privacy" icon="eye" name={t('privacy')} value={profile.hide_from_search ? t('hidden') : t('inSearch')} />
        <Row to="#chat" icon="chat-circle" name={t('chat')} />
        <Row to="#display" icon="translate" name={app('settings.display')} value={languageNames[language]} />
      </ul>
      <ul>
        <Row to="#email" icon="envelope-simple" name={t('email')} value={maskedMail(user.email)} />
        <Row to="#password" icon="lock-simple" name={t('password')} />
        <Row to="/settings/security" icon="shield-check" name={app('settings.security')} />
        <Row to="#sessions" icon="device-mobile" name={t('sessions')} value={counts.sessions} />
      </ul>
      <ul>
        <Row to="/transactions" icon="coins" name={app('settings.purchases')} value={app('nav.credits', { n: user.credits })} />
        {methods && <Row to="#payment-means" icon="credit-card" name={t('means')} value={methods} />}
      </ul>
      <ul>
        <Row to="#blocked" icon="prohibit" name={t('blocked')} value={counts.blocked} />
        <Row to="#reports" icon="flag" name={t('reports')} value={counts.reports} />
        <Row to="#consents" icon="check-circle" name={t('consents')} />
        <Row to="#export" icon="download-simple" name={t('data')} />
      </ul>
      <ul>
        <li className="settings-logout">
          <LogoutRow />
        </li>
        <Row to="#delete" icon="trash" name={t('remove')} />
      </ul>
    </>
  );
}

interface RowProps {
  /** A page, or the anchor of a pane. */
  readonly to: `/${string}` | `#${string}`;
  readonly icon: IconName;
  readonly name: string;
  readonly value?: ReactNode;
}

function Row({ to, icon, name, value }: RowProps) {
  const { pathname } = useLocation();
  const pane = useOpenPane();
  const current = to.startsWith('#') ? to.slice(1) === pane : pathname === to || (to !== '/settings' && pathname.startsWith(`${to}/`));
  return (
    <li>
      <Link className="settings-link" to={to.startsWith('#') ? `/settings${to}` : to} aria-current={current ? 'page' : undefined}>
        <Icon name={icon} />
        <span>{name}</span>
        <span className="value">{value}</span>
        <Icon name="caret-right" />
      </Link>
    </li>
  );
}
