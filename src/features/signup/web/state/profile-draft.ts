import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { lengthOf } from '#platform/contract/text/text.ts';
import { explicitInterests, type Interest, interests } from '#features/members/contract/traits.ts';
import type { ListedMember } from '#features/members/web/index.ts';
import type { EditableProfile, putProfile } from '#features/profile/contract/endpoints.ts';
import type { profileErrors } from '#features/profile/contract/errors.ts';
import { maxAboutLength, searchAges } from '#features/profile/contract/rules.ts';
import { isPrompt, maxAnswers } from '#features/prompts/contract/prompts.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { readTrait } from '#features/site/contract/traits.ts';
import { forgetStart, readStart } from './profile-start.ts';
import { readStored } from './read-stored.ts';
import { type AboutStep, aboutSteps } from './steps.ts';
import type { TabStorage } from './tab-storage.ts';

type SearchPreferences = Pick<EditableProfile, 'search_min_age' | 'search_max_age'>;

/** A new member's answers about themselves. The place is not one of them: it is saved as soon as it is chosen. */
export interface ProfileAnswers extends SearchPreferences, Pick<EditableProfile, 'wish' | 'about' | 'answers' | 'interests'> {}

const fieldsOf = {
  photo: [],
  // `about` is asked only of members who have written it on a lander.
  sentence: ['answers', 'about'],
  wish: ['wish'],
  // Interests that were picked on a lander are kept. All others are asked for them by the profile.
  place: ['search_min_age', 'search_max_age', 'interests'],
} as const satisfies Record<AboutStep, readonly (keyof ProfileAnswers)[]>;

export const answersOf = (profile: EditableProfile): ProfileAnswers => ({
  wish: profile.wish,
  interests: profile.interests,
  about: profile.about,
  answers: profile.answers,
  search_min_age: profile.search_min_age,
  search_max_age: profile.search_max_age,
});

/** The changed fields of a step; null when nothing changed. */
export function changesOf(step: AboutStep, answers: ProfileAnswers, profile: EditableProfile): BodyOf<typeof putProfile> | null {
  const before = answersOf(profile);
  // A prompt that was picked but not answered does not count.
  const after = { ...answers, answers: answers.answers.filter(({ answer }) => answer.trim() !== '') };
  const changed = fieldsOf[step].filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, after[field]]));
}

export type ProfileErrorCode = keyof typeof profileErrors;

export interface ProfileProblem {
  readonly field: string;
  readonly code: ProfileErrorCode;
  readonly params: ErrorParams;
}

/** The answers of a step that the server would reject. */
export function profileProblems(step: AboutStep, answers: ProfileAnswers): ProfileProblem[] {
  if (step !== 'sentence' || lengthOf(answers.about.trim()) <= maxAboutLength) return [];
  return [{ field: 'about', code: 'about_too_long', params: { max: maxAboutLength } }];
}

export type Stage = AboutStep | 'complete';

/** Whether the step has any saved answer. */
export function isFilled(step: AboutStep, profile: EditableProfile, photos: number): boolean {
  switch (step) {
    case 'photo':
      return photos > 0;
    case 'sentence':
      return profile.answers.length > 0 || profile.about !== '';
    case 'wish':
      return profile.wish !== null;
    case 'place':
      return profile.region !== null;
  }
}

/** The first step that is neither filled in nor skipped. */
export const firstOpenStage = (
  steps: readonly AboutStep[],
  profile: EditableProfile,
  photos: number,
  passed: readonly AboutStep[],
): Stage => steps.find((step) => !passed.includes(step) && !isFilled(step, profile, photos)) ?? 'complete';

/** Stored in sessionStorage between the steps. */
export interface ProfileDraft {
  /** The member whom the new member signed up to know. */
  readonly addressee: ListedMember | null;
  /** An opening message, or a like, that is held until the activation. */
  readonly messageWaits: boolean;
  readonly likeWaits: boolean;
  readonly passed: readonly AboutStep[];
  readonly answers: Partial<ProfileAnswers>;
}

const key = 'complete-signup';

export const noDraft: ProfileDraft = { addressee: null, messageWaits: false, likeWaits: false, passed: [], answers: {} };

/** The draft without the answers of a step that has been saved. */
export function dropSavedAnswers(draft: ProfileDraft, step: AboutStep): ProfileDraft {
  const saved: readonly string[] = fieldsOf[step];
  return { ...draft, answers: Object.fromEntries(Object.entries(draft.answers).filter(([name]) => !saved.includes(name))) };
}

/** The draft of a new account. Its first answers are those that were given before the signup. */
export function startProfileDraft(storage: TabStorage, start: Pick<ProfileDraft, 'addressee' | 'messageWaits' | 'likeWaits'>): void {
  const { interests: picked, about } = readStart(storage);
  // Explicit ones need a consent, which the profile asks for.
  const interests = picked.filter((interest) => !explicitInterests.has(interest));
  const answers = { ...(interests.length > 0 && { interests }), ...(about !== '' && { about }) };
  saveProfileDraft(storage, { ...noDraft, ...start, answers });
  forgetStart(storage);
}

export const saveProfileDraft = (storage: TabStorage, { answers, ...rest }: ProfileDraft): void =>
  storage.setItem(key, JSON.stringify({ ...rest, said: answers }));

/** The stored draft; invalid values are ignored. */
export function readProfileDraft(storage: TabStorage): ProfileDraft {
  const stored = readStored(storage, key);
  return {
    addressee: readAddressee(stored['addressee']),
    messageWaits: stored['messageWaits'] === true,
    likeWaits: stored['likeWaits'] === true,
    passed: keepKnown(aboutSteps, stored['passed']) ?? [],
    answers: readAnswers(stored['said']),
  };
}

function readAddressee(value: unknown): ListedMember | null {
  const isMember = typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
  return isMember && typeof value.id === 'number' && typeof value.name === 'string' ? { id: value.id, name: value.name } : null;
}

function readAnswers(value: unknown): Partial<ProfileAnswers> {
  const stored = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : new Map<string, unknown>();
  const parsed = <Name extends keyof ProfileAnswers>(
    name: Name,
    read: (value: unknown) => ProfileAnswers[Name] | undefined,
  ): Partial<Pick<ProfileAnswers, Name>> => {
    const found = stored.has(name) ? read(stored.get(name)) : undefined;
    const part: Partial<Pick<ProfileAnswers, Name>> = {};
    if (found !== undefined) part[name] = found;
    return part;
  };
  const age = (number: unknown) =>
    typeof number === 'number' && number >= searchAges.min && number <= searchAges.max ? Math.round(number) : undefined;
  return {
    ...parsed('wish', (text) => (text === null ? null : readTrait('wish', text))),
    ...parsed('interests', (list) => keepKnown<Interest>(interests, list)),
    ...parsed('about', (text) => (typeof text === 'string' ? text : undefined)),
    ...parsed('answers', readAnswerList),
    ...parsed('search_min_age', age),
    ...parsed('search_max_age', age),
  };
}

function readAnswerList(list: unknown): Answer[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list
    .flatMap((one: unknown): Answer[] =>
      typeof one === 'object' &&
      one !== null &&
      'prompt' in one &&
      'answer' in one &&
      isPrompt(one.prompt) &&
      typeof one.answer === 'string'
        ? [{ prompt: one.prompt, answer: one.answer }]
        : [],
    )
    .slice(0, maxAnswers);
}

const keepKnown = <Value extends string>(values: readonly Value[], list: unknown): Value[] | undefined =>
  Array.isArray(list) ? values.filter((value) => list.includes(value)) : undefined;
