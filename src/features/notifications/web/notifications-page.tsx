import './notifications.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { memberTypes, siteTypes } from './switches.ts';
import { TypeRow } from './type-row.tsx';
import { TypeSheet } from './type-sheet.tsx';

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
  const api = useApi();
  const { data: switches } = useSuspenseQuery(notificationSettingsQuery(api));
  const { data: push } = useSuspenseQuery(pushQuery(api));
  const hasPush = usePushState() === 'subscribed' || push.browsers > 0;
  const [opened, setOpened] = useState<NotificationType | null>(null);
  const passkey = usePasskeyConfirmation();
  const group = (title: string, types: readonly NotificationType[]) => (
    <section>
      <h2 className="title-s">{title}</h2>
      <ul>
        {types.map((type) => (
          <TypeRow key={type} type={type} switches={switches} hasPush={hasPush} onOpen={setOpened} />
        ))}
      </ul>
    </section>
  );
  return (
    <div className="notify">
      <PageTitle text={t('title')} />
      <h1 className="title-l">{t('title')}</h1>
      <DevicePanel />
      {group(t('people'), memberTypes)}
      {group(t('house'), siteTypes)}
      {opened !== null && <TypeSheet type={opened} switches={switches} hasPush={hasPush} onClose={() => setOpened(null)} />}
      <DeleteSection passkey={passkey} />
    </div>
  );
}
