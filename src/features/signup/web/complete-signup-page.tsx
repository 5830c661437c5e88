import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { requireMember } from '#features/account/web/index.ts';
import { loadOwnProfile, ownPhotosQuery } from '#features/profile/web/index.ts';
import { AfterAccount } from './profile/after-account.tsx';
import { SignupCard } from './frame/signup-card.tsx';
import { useStepInUrl } from './state/step-navigation.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  const { api, queries } = tools;
  await requireMember(tools, request);
  await throwToErrorPage(Promise.all([loadOwnProfile(tools), queries.ensureQueryData(ownPhotosQuery(api))]));
  return null;
}

/** A step changes only the query string, which the loader does not read. */
export const shouldRevalidate = (): boolean => false;

/** The profile steps after the account is created. */
export function Component() {
  const t = useTranslations('signup.form');
  const navigation = useStepInUrl('/members');
  const hydrated = useHydrated();
  return (
    <div className="signup-stage">
      <PageTitle text={t('title')} />
      <SignupCard>
        <AfterAccount key={String(hydrated)} navigation={navigation} hydrated={hydrated} />
      </SignupCard>
    </div>
  );
}
