import { type LoaderFunctionArgs, redirect, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { loaderContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { userQuery } from '#features/account/web/index.ts';
import { AccountSteps } from './account/account-steps.tsx';
import { SignupCard } from './frame/signup-card.tsx';
import { useStepInUrl } from './state/step-navigation.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  const user = await queries.ensureQueryData(userQuery(api));
  // A member who has not opened the activation link yet is redirected to continue the signup.
  if (user !== null) throw redirect(user.status === 'active' ? '/members' : '/complete-signup');
  return null;
}

/** A step changes only the query string, which the loader does not read. */
export const shouldRevalidate = (): boolean => false;

/** The signup up to the account, one question per step. */
export function Component() {
  const t = useTranslations('signup.form');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useStepInUrl('/');
  return (
    <div className="signup-stage">
      <PageTitle text={t('title')} />
      <SignupCard>
        <AccountSteps
          navigation={navigation}
          search={search}
          hydrated={useHydrated()}
          addressee={null}
          onSignedUp={() => void navigate('/complete-signup', { replace: true })}
        />
      </SignupCard>
    </div>
  );
}
