import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { requireMember } from '#features/account/web/index.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { ConfirmationProvider } from './confirmation.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { loginSecurityQuery } from './queries.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  await throwToErrorPage(tools.queries.fetchQuery(loginSecurityQuery(tools.api)));
  return null;
}

/** /settings/security: what protects the login beside the password. */
export function Component() {
  const t = useTranslations('login-security');
  const { data } = useSuspenseQuery(loginSecurityQuery(useApi()));
  return (
    <ConfirmationProvider>
      <div className="settings-page">
        <PageTitle text={t('title')} />
        <header>
          <h1 className="title-l">{t('title')}</h1>
          <p className="soft mt-1 max-w-[60ch] text-pretty">{t('lead')}</p>
        </header>
        <PasskeysSection passkeys={data.passkeys} />
        <AuthenticatorSection security={data} />
        <p>
          <Link className="link" to="/settings#sessions">
            {t('sessions')}
          </Link>
        </p>
      </div>
    </ConfirmationProvider>
  );
}
