import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { toolsContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, LogoMark } from '#platform/web/ui/index.ts';
import { userQuery, useUser } from './queries.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(toolsContext);
  // The account may have been activated in another tab or on another device.
  await queries.fetchQuery({ ...userQuery(api), staleTime: 0 });
  return null;
}

/** Shown after an activation link has worked. */
export function Component() {
  const t = useTranslations('account.activate');
  const member = useUser() !== null;
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={t('doneTitle')} />
      <LogoMark className="w-20" />
      <h1 className="h48">{t('doneTitle')}</h1>
      <p className="t18 soft max-w-[46ch] text-pretty">{t('doneText')}</p>
      <ButtonLink kind="primary" size="tall" to={member ? '/members' : '/login'} className="mt-3">
        {member ? t('discover') : t('login')}
      </ButtonLink>
    </section>
  );
}
