import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { lengthOf } from '#platform/contract/text.ts';
import { type Gender, genders } from '#features/account/contract/user.ts';
import { type Interest, interests, traits } from '#features/members/contract/traits.ts';
import type { EditableProfile, putProfile } from '#features/profile/contract/endpoints.ts';
import type { profileErrors } from '#features/profile/contract/errors.ts';
import { longestAbout, searchAges } from '#features/profile/contract/rules.ts';
import { keptIn } from './kept.ts';
import { type AboutStep, aboutSteps } from './steps.ts';

type Appearance = Pick<EditableProfile, 'hair_colour' | 'eye_colour' | 'body_type' | 'relationship_status' | 'sexuality'>;
type Wishes = Pick<EditableProfile, 'search_gender' | 'search_min_age' | 'search_max_age'>;

/** What a new member says of themselves; where they live is saved as soon as it is chosen, and never kept in the tab. */
export interface Said extends Appearance, Wishes, Pick<EditableProfile, 'about' | 'interests'> {}

const fieldsOf = {
  photo: [],
  appearance: ['hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'sexuality'],
  interests: ['interests'],
  about: ['about'],
  search: ['search_gender', 'search_min_age', 'search_max_age'],
} as const satisfies Record<AboutStep, readonly (keyof Said)[]>;

export const saidIn = (profile: EditableProfile): Said => ({
  hair_colour: profile.hair_colour,
  eye_colour: profile.eye_colour,
  body_type: profile.body_type,
  relationship_status: profile.relationship_status,
  sexuality: profile.sexuality,
  interests: profile.interests,
  about: profile.about,
  search_gender: profile.search_gender,
  search_min_age: profile.search_min_age,
  search_max_age: profile.search_max_age,
});

/** What a step has to save; null: nothing is new. */
export function changesOf(step: AboutStep, said: Said, profile: EditableProfile): BodyOf<typeof putProfile> | null {
  const before = saidIn(profile);
  const changed = fieldsOf[step].filter((field) => JSON.stringify(said[field]) !== JSON.stringify(before[field]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, said[field]]));
}

export type ProfileErrorCode = keyof typeof profileErrors;

export interface ProfileProblem {
  readonly field: string;
  readonly code: ProfileErrorCode;
  readonly params: ErrorParams;
}

/** What the server would refuse of a step. */
export function profileProblems(step: AboutStep, said: Said): ProfileProblem[] {
  if (step === 'about' && lengthOf(said.about.trim()) > longestAbout)
    return [{ field: 'about', code: 'about_too_long', params: { max: longestAbout } }];
  if (step === 'search' && said.search_gender.length === 0) return [{ field: 'search_gender', code: 'search_gender_required', params: {} }];
  return [];
}

export type Stage = AboutStep | 'complete';

/** Whether something is said in a step already. */
export function isFilled(step: AboutStep, profile: EditableProfile, photos: number): boolean {
  switch (step) {
    case 'photo':
      return photos > 0;
    case 'appearance':
      return fieldsOf.appearance.some((field) => profile[field] !== null);
    case 'interests':
      return profile.interests.length > 0;
    case 'about':
      return profile.about !== '';
    case 'search':
      return profile.region !== null;
  }
}

/** The first step with nothing in it that was not passed over either. */
export const firstOpenStage = (profile: EditableProfile, photos: number, passed: readonly AboutStep[]): Stage =>
  aboutSteps.find((step) => !passed.includes(step) && !isFilled(step, profile, photos)) ?? 'complete';

/** What the tab keeps between the steps. */
export interface ProfileDraft {
  /** The name of the member for whom the account was made. */
  readonly addressee: string | null;
  /** An opening message waits for the activation. */
  readonly messageWaits: boolean;
  readonly passed: readonly AboutStep[];
  readonly said: Partial<Said>;
}

const key = 'complete-signup';

export const noDraft: ProfileDraft = { addressee: null, messageWaits: false, passed: [], said: {} };

/** Without what a step has saved. */
export function forgetSaid(draft: ProfileDraft, step: AboutStep): ProfileDraft {
  const saved: readonly string[] = fieldsOf[step];
  return { ...draft, said: Object.fromEntries(Object.entries(draft.said).filter(([name]) => !saved.includes(name))) };
}

export const startProfileDraft = (storage: Storage, start: Pick<ProfileDraft, 'addressee' | 'messageWaits'>): void =>
  saveProfileDraft(storage, { ...noDraft, ...start });

export const saveProfileDraft = (storage: Storage, draft: ProfileDraft): void => storage.setItem(key, JSON.stringify(draft));

/** What was kept; whatever is no draft is left out. */
export function readProfileDraft(storage: Storage): ProfileDraft {
  const kept = keptIn(storage, key);
  return {
    addressee: typeof kept['addressee'] === 'string' ? kept['addressee'] : null,
    messageWaits: kept['messageWaits'] === true,
    passed: known(aboutSteps, kept['passed']) ?? [],
    said: readSaid(kept['said']),
  };
}

function readSaid(value: unknown): Partial<Said> {
  const kept = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : new Map<string, unknown>();
  const given = <Name extends keyof Said>(name: Name, read: (value: unknown) => Said[Name] | undefined): Partial<Pick<Said, Name>> => {
    const found = kept.has(name) ? read(kept.get(name)) : undefined;
    const part: Partial<Pick<Said, Name>> = {};
    if (found !== undefined) part[name] = found;
    return part;
  };
  const one =
    <Value extends string>(values: readonly Value[]) =>
    (text: unknown) =>
      text === null ? null : values.find((each) => each === text);
  const age = (number: unknown) =>
    typeof number === 'number' && number >= searchAges.min && number <= searchAges.max ? Math.round(number) : undefined;
  return {
    ...given('hair_colour', one(traits.hair_colour)),
    ...given('eye_colour', one(traits.eye_colour)),
    ...given('body_type', one(traits.body_type)),
    ...given('relationship_status', one(traits.relationship_status)),
    ...given('sexuality', one(traits.sexuality)),
    ...given('interests', (list) => known<Interest>(interests, list)),
    ...given('about', (text) => (typeof text === 'string' ? text : undefined)),
    ...given('search_gender', (list) => known<Gender>(genders, list)),
    ...given('search_min_age', age),
    ...given('search_max_age', age),
  };
}

const known = <Value extends string>(values: readonly Value[], list: unknown): Value[] | undefined =>
  Array.isArray(list) ? values.filter((value) => list.includes(value)) : undefined;
