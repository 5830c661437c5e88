import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { ownProfileQuery } from '#features/profile/web/index.ts';
import { Complete } from './endings.tsx';
import { firstOpenStage, noDraft, readProfileDraft } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { useOwnPhotos } from '#features/profile/web/index.ts';
import type { StepPlace } from './step-place.ts';
import { aboutSteps } from './steps.ts';

interface Props {
  readonly place: StepPlace;
  /** The draft of the tab is known. */
  readonly awake: boolean;
  readonly onTouched?: () => void;
}

/** What follows the account: photo, profile, whom one looks for, and how it goes on. Begins with the first step that is open. */
export function AfterAccount({ place, awake, onTouched }: Props) {
  const own = useOwnPhotos();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(useApi()));
  const [first] = useState(() => {
    const { passed } = awake ? readProfileDraft(sessionStorage) : noDraft;
    return firstOpenStage(profile, own.photos.length, passed);
  });
  const asked = place.wish === 'complete' ? place.wish : aboutSteps.find((step) => step === place.wish);
  const stage = asked ?? first;
  const corrected = awake && asked === undefined ? first : null;
  const { replace } = place;
  useEffect(() => {
    if (corrected !== null) replace(corrected);
  }, [corrected, replace]);

  if (stage === 'complete') return <Complete own={own} awake={awake} onPhotos={() => place.go('photo', stage)} />;
  return <ProfileForm step={stage} place={place} awake={awake} own={own} onTouched={onTouched} />;
}
