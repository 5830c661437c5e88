import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Dialog, Spinner } from '#platform/web/ui/index.ts';
import { loadOwnProfile } from '#features/profile/web/index.ts';
import { AccountSteps } from '../account/account-steps.tsx';
import { AfterAccount } from '../profile/after-account.tsx';
import { SignupCard } from '../frame/signup-card.tsx';
import { useStepInMemory } from '../state/step-navigation.ts';

interface Props {
  /** Query string with answers already given, such as `?gender=woman`. */
  readonly search: string;
  readonly onClose: () => void;
}

/** The whole signup in a dialog over the current page. The answers are stored in sessionStorage. */
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
    // The page below may be for visitors only.
    if (stage !== 'account') void revalidate();
  };
  const continueToProfile = () => {
    setStage('loading');
    // Loaded before the steps are shown, so that none of them suspends and replaces the whole dialog with its fallback.
    loadOwnProfile({ api, queries }).then(
      () => setStage('profile'),
      // The page with the same steps then shows the error.
      () => location.assign('/complete-signup'),
    );
  };
  const stepsProps = { hydrated: true, onTouched: () => setTouched(true) };
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
        {stage === 'account' && <AccountInDialog {...stepsProps} search={params} onLeave={close} onSignedUp={continueToProfile} />}
        {stage === 'loading' && <Loading />}
        {stage === 'profile' && (
          <Suspense fallback={<Loading />}>
            <ProfileInDialog {...stepsProps} />
          </Suspense>
        )}
      </SignupCard>
    </Dialog>
  );
}

interface StepsProps {
  readonly hydrated: boolean;
  readonly onTouched: () => void;
}

interface AccountProps extends StepsProps {
  readonly search: URLSearchParams;
  readonly onLeave: () => void;
  readonly onSignedUp: () => void;
}

function AccountInDialog({ onLeave, ...props }: AccountProps) {
  // Requests the last step, which leads to the first unanswered one: the signup continues where it was closed.
  const navigation = useStepInMemory('account', onLeave);
  return <AccountSteps {...props} navigation={navigation} addressee={null} />;
}

function ProfileInDialog(props: StepsProps) {
  const navigation = useStepInMemory(null, () => {});
  return <AfterAccount {...props} navigation={navigation} />;
}

function Loading() {
  return (
    <div className="signup-end justify-items-center">
      <Spinner />
    </div>
  );
}
