import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { ownProfileQuery, useOwnPhotos } from '#features/profile/web/index.ts';
import { Complete } from './complete.tsx';
import { firstOpenStage, noDraft, readProfileDraft } from '../state/profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import type { StepNavigation } from '../state/step-navigation.ts';
import { aboutStepsFor } from '../state/steps.ts';
import { useSettings } from '#features/site/web/index.ts';
import { tabStorage } from '../state/tab-storage.ts';

interface Props {
  readonly navigation: StepNavigation;
  /** The draft in sessionStorage can be read. */
  readonly hydrated: boolean;
  readonly onTouched?: () => void;
}

/** The steps after the account is created: photo, sentence, wish, place, and the final page. Starts with the first unanswered step. */
export function AfterAccount({ navigation, hydrated, onTouched }: Props) {
  const own = useOwnPhotos();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(useApi()));
  const steps = aboutStepsFor(useSettings());
  const [first] = useState(() => {
    const { passed } = hydrated ? readProfileDraft(tabStorage) : noDraft;
    return firstOpenStage(steps, profile, own.photos.length, passed);
  });
  const requested = navigation.requested === 'complete' ? navigation.requested : steps.find((step) => step === navigation.requested);
  const stage = requested ?? first;
  const corrected = hydrated && requested === undefined ? first : null;
  const { replace } = navigation;
  useEffect(() => {
    if (corrected !== null) replace(corrected);
  }, [corrected, replace]);

  if (stage === 'complete')
    return (
      <Complete
        own={own}
        hydrated={hydrated}
        onPhotos={() => navigation.go('photo', stage)}
        onBack={() => navigation.back(steps.at(-1) ?? null)}
      />
    );
  return <ProfileForm steps={steps} step={stage} navigation={navigation} hydrated={hydrated} own={own} onTouched={onTouched} />;
}
