import './signup.css';
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { toolsContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useAwake } from '#platform/web/shell/use-awake.ts';
import { Photo } from '#platform/web/ui/index.ts';
import { userQuery, useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import elif from './art/elif.webp?url&no-inline';
import tom from './art/tom.webp?url&no-inline';
import { CheckMail, Closed } from './endings.tsx';
import { SignupForm } from './signup-form.tsx';
import { isOpenTo, trackingOfVisit } from './traffic.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(toolsContext);
  const user = await queries.ensureQueryData(userQuery(api));
  // Whoever has signed up and not yet answered the mail sees what to do here.
  if (user?.status === 'active') throw redirect('/members');
  return null;
}

/** A step changes the address, but nothing that the loader looks at. */
export const shouldRevalidate = (): boolean => false;

/** The signup in one question a step: a page on the phone, a card with portraits from 768. */
export function Component() {
  const t = useTranslations('signup.form');
  return (
    <div className="signup-stage">
      <PageTitle text={t('title')} />
      <div className="signup">
        <div className="signup-art" aria-hidden="true">
          <Photo src={tom} width={480} height={600} alt="" position="50% 22%" />
          <Photo src={elif} width={480} height={600} alt="" position="50% 22%" mirror />
        </div>
        <Inside />
      </div>
    </div>
  );
}

function Inside() {
  const user = useUser();
  const { signups } = useSettings();
  const [search] = useSearchParams();
  const [writtenTo, setWrittenTo] = useState<string | null>(null);
  const awake = useAwake();
  const tracking = trackingOfVisit(search);
  if (user !== null) return <CheckMail email={user.email} member />;
  if (writtenTo !== null) return <CheckMail email={writtenTo} member={false} />;
  if (!isOpenTo(signups, tracking)) return <Closed />;
  return <SignupForm key={String(awake)} awake={awake} tracking={tracking} onWritten={setWrittenTo} />;
}
