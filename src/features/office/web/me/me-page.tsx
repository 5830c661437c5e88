import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceChips, Icon, Switch } from '#platform/web/ui/index.ts';
import { useOffice } from '../kit/office-context.ts';
import { PageHead } from '../kit/page-head.tsx';
import { useSetting } from '../kit/use-setting.ts';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { Card } from './card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** One's own access: factors, sessions, and how the pages are shown. */
export function Component() {
  const t = useTranslations('office.me');
  const roles = useTranslations('office.roles');
  const { me, site } = useOffice();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const held = site?.roles.map((role) => roles(role)).join(', ') ?? '';
  return (
    <>
      <PageHead title={t('title')} lead={[me.name, me.email, held].filter(Boolean).join(' · ')} />
      {!me.verified && (
        <div className="note with-icon caution" role="status">
          <Icon name="lock-key-fill" />
          <p>
            <b>{t('firstTitle')}</b> {t('first')}
          </p>
        </div>
      )}
      <div className="me2">
        <div className="stack">
          <PasskeysCard />
          <AuthenticatorCard onCodes={setCodes} />
          {(me.totp_since !== null || codes !== null) && <RecoveryCard codes={codes} onCodes={setCodes} />}
          <SessionsCard />
        </div>
        <ViewCards />
      </div>
    </>
  );
}

/** Language, keys and pictures: stored at once. */
function ViewCards() {
  const t = useTranslations('office.me');
  const { me } = useOffice();
  const setting = useSetting();
  const languages = [
    { value: 'browser', label: t('languageBrowser') },
    { value: 'de', label: <span lang="de">Deutsch</span> },
    { value: 'en', label: <span lang="en">English</span> },
  ] as const;
  return (
    <div className="stack">
      <Card title={t('language')}>
        <ChoiceChips
          legend={t('language')}
          hideLegend
          small
          choices={languages}
          value={me.language ?? 'browser'}
          onChange={(language) => setting.mutate({ language: language === 'browser' ? null : language })}
        />
      </Card>
      <Card title={t('hands')}>
        <Switch label={t('keys')} help={t('keysHelp')} checked={me.keys} onChange={(keys) => setting.mutate({ keys })} />
      </Card>
      <Card title={t('pictures')}>
        <Switch label={t('blur')} help={t('blurHelp')} checked={me.blur} onChange={(blur) => setting.mutate({ blur })} />
        <Switch label={t('grey')} help={t('greyHelp')} checked={me.grey} onChange={(grey) => setting.mutate({ grey })} />
      </Card>
    </div>
  );
}
