import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { orErrorPage, toolsContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useAwake } from '#platform/web/shell/use-awake.ts';
import { requireMember } from '#features/account/web/index.ts';
import { loadOwnProfile, ownPhotosQuery } from '#features/profile/web/index.ts';
import { AfterAccount } from './after-account.tsx';
import { SignupCard } from './signup-card.tsx';
import { useStepInAddress } from './step-place.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(toolsContext);
  const { api, queries } = tools;
  await requireMember(tools);
  await orErrorPage(Promise.all([loadOwnProfile(tools), queries.ensureQueryData(ownPhotosQuery(api))]));
  return null;
}

/** A step changes the address, but nothing that the loader looks at. */
export const shouldRevalidate = (): boolean => false;

/** From the account to a profile that others like to open. */
export function Component() {
  const t = useTranslations('signup.form');
  const place = useStepInAddress('/members');
  const awake = useAwake();
  return (
    <div className="signup-stage">
      <PageTitle text={t('title')} />
      <SignupCard>
        <AfterAccount key={String(awake)} place={place} awake={awake} />
      </SignupCard>
    </div>
  );
}
