import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Dialog, Spinner } from '#platform/web/ui/index.ts';
import { loadOwnProfile } from '#features/profile/web/index.ts';
import { AccountSteps } from './account-steps.tsx';
import { AfterAccount } from './after-account.tsx';
import { SignupCard } from './signup-card.tsx';
import { useStepInMemory } from './step-place.ts';

interface Props {
  /** `?gender=woman`: answers that were given already. */
  readonly search: string;
  readonly onClose: () => void;
}

/** The whole way from the name to the first suggestions over the page that is open. What was typed stays in the tab. */
export function SignupDialog({ search, onClose }: Props) {
  const t = useTranslations('signup.form');
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const [stage, setStage] = useState<'account' | 'loading' | 'profile'>('account');
  const [touched, setTouched] = useState(false);
  const busy = useIsMutating() > 0;
  const { revalidate } = useRevalidator();
  const api = useApi();
  const queries = useQueryClient();
  const close = () => {
    onClose();
    // The page below may be one for visitors only.
    if (stage !== 'account') void revalidate();
  };
  const goOn = () => {
    setStage('loading');
    // What the steps stand on is there before them, so that none of them takes the others away while it waits.
    loadOwnProfile({ api, queries }).then(
      () => setStage('profile'),
      // The page of the same steps says what is wrong.
      () => location.assign('/complete-signup'),
    );
  };
  const inside = { awake: true, onTouched: () => setTouched(true) };
  return (
    <Dialog
      open
      wide
      hideTitle
      className="signup-dialog"
      title={t('title')}
      closeLabel={t('close')}
      guarded={touched}
      locked={busy}
      onClose={close}
    >
      <SignupCard>
        {stage === 'account' && <AccountInMemory {...inside} search={params} onLeave={close} onMember={goOn} />}
        {stage === 'loading' && <Waiting />}
        {stage === 'profile' && (
          <Suspense fallback={<Waiting />}>
            <ProfileInMemory {...inside} />
          </Suspense>
        )}
      </SignupCard>
    </Dialog>
  );
}

interface InsideProps {
  readonly awake: boolean;
  readonly onTouched: () => void;
}

interface AccountProps extends InsideProps {
  readonly search: URLSearchParams;
  readonly onLeave: () => void;
  readonly onMember: () => void;
}

function AccountInMemory({ onLeave, ...props }: AccountProps) {
  // As far as the answers go: where it was closed, it goes on.
  const place = useStepInMemory('consent', onLeave);
  return <AccountSteps {...props} place={place} addressee={null} />;
}

function ProfileInMemory(props: InsideProps) {
  const place = useStepInMemory(null, () => {});
  return <AfterAccount {...props} place={place} />;
}

function Waiting() {
  return (
    <div className="signup-end justify-items-center">
      <Spinner />
    </div>
  );
}
