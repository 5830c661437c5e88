import { useNow } from 'use-intl';
import { ageOn, dayIn, isDay } from '#platform/contract/time.ts';
import { useCountryName } from '#features/places/web/index.ts';
import type { EditableProfile } from '#features/profile/contract/endpoints.ts';
import type { OwnPhotos } from '#features/profile/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { ProfileAnswers } from '../state/profile-draft.ts';
import type { Preview } from './preview.ts';

/** The card of a new member, including answers that are not saved yet. */
export function useOwnPreview(profile: EditableProfile, answers: ProfileAnswers, { photos, uploads }: OwnPhotos): Preview {
  const countryName = useCountryName();
  const { time_zone } = useSettings();
  const today = dayIn(time_zone, useNow());
  const photo = photos[0] ?? null;
  return {
    name: profile.name,
    age: isDay(profile.date_of_birth) ? ageOn(profile.date_of_birth, today) : null,
    place: profile.town ?? countryName(profile.country),
    wish: answers.wish,
    photo,
    upload: photo === null ? (uploads.find(({ state }) => state !== 'failed')?.preview ?? null) : null,
    interests: answers.interests,
    answer: answers.answers.find(({ answer }) => answer.trim() !== '') ?? null,
  };
}
