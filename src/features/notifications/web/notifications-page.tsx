import './notifications.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import type { NotificationType } from '#features/mails/contract/notification-types.ts';
import { DeleteSection } from '#features/account-settings/web/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { loginSecurityQuery, usePasskeyConfirmation } from '#features/login-security/web/index.ts';
import { pushQuery, usePushState } from '#features/push/web/index.ts';
import { DevicePanel } from './device-panel.tsx';
import { notificationSettingsQuery } from './queries.ts';
import { SwitchRow } from './switch-row.tsx';
import { memberTypes, siteTypes } from './switches.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const { api, queries } = tools;
  await throwToErrorPage(
    Promise.all([
      queries.fetchQuery(notificationSettingsQuery(api)),
      queries.fetchQuery(pushQuery(api)),
      queries.fetchQuery(loginSecurityQuery(api)),
    ]),
  );
  return null;
}

/** Which notifications the member gets, and by which channel. */
export function Component() {
  const t = useTranslations('notifications');
  const [latest, setLatest] = useState<NotificationType | null>(null);
  const passkey = usePasskeyConfirmation();
  return (
    <div className="notify">
      <PageTitle text={t('title')} />
      <div>
        <h1 className="title-l">{t('title')}</h1>
        <p className="soft mt-1 text-pretty">{t('lead')}</p>
      </div>
      <DevicePanel />
      <Group title={t('people')} types={memberTypes} latest={latest} onChange={setLatest} />
      <Group title={t('house')} types={siteTypes} latest={latest} onChange={setLatest} />
      <DeleteSection passkey={passkey} />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly types: readonly NotificationType[];
  readonly latest: NotificationType | null;
  readonly onChange: (type: NotificationType) => void;
}

function Group({ title, types, latest, onChange }: GroupProps) {
  const t = useTranslations('notifications');
  const heading = useId();
  const api = useApi();
  const { data: switches } = useSuspenseQuery(notificationSettingsQuery(api));
  const { data: push } = useSuspenseQuery(pushQuery(api));
  const hasPush = usePushState() === 'subscribed' || push.browsers > 0;
  return (
    <section aria-labelledby={heading}>
      <div className="notify-head">
        <h2 id={heading} className="title-s">
          {title}
        </h2>
        <span className="text-s soft" aria-hidden="true">
          {t('push')}
        </span>
        <span className="text-s soft" aria-hidden="true">
          {t('mail')}
        </span>
      </div>
      <ul>
        {types.map((type) => (
          <SwitchRow key={type} type={type} switches={switches} hasPush={hasPush} isLatest={latest === type} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}
