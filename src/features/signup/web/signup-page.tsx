import { type LoaderFunctionArgs, redirect, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { toolsContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useAwake } from '#platform/web/shell/use-awake.ts';
import { userQuery } from '#features/account/web/index.ts';
import { AccountSteps } from './account-steps.tsx';
import { SignupCard } from './signup-card.tsx';
import { useStepInAddress } from './step-place.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(toolsContext);
  const user = await queries.ensureQueryData(userQuery(api));
  // Whoever has signed up and not yet answered the mail goes on there.
  if (user !== null) throw redirect(user.status === 'active' ? '/members' : '/complete-signup');
  return null;
}

/** A step changes the address, but nothing that the loader looks at. */
export const shouldRevalidate = (): boolean => false;

/** The signup in one question a step, up to the account. */
export function Component() {
  const t = useTranslations('signup.form');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = useStepInAddress('/');
  return (
    <div className="signup-stage">
      <PageTitle text={t('title')} />
      <SignupCard>
        <AccountSteps
          place={place}
          search={search}
          awake={useAwake()}
          addressee={null}
          onMember={() => void navigate('/complete-signup', { replace: true })}
        />
      </SignupCard>
    </div>
  );
}
