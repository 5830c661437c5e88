import type { ErrorParams } from '#platform/contract/result.ts';
import { lengthOf } from '#platform/contract/text.ts';
import type { Day } from '#platform/contract/time.ts';
import { checkBirthDate, checkEmail, checkName, checkPassword, type Verdict } from '#features/account/contract/rules.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { SignupErrorCode } from '../contract/errors.ts';
import { accountSteps, type Step } from './steps.ts';

/** What somebody has answered so far; `` and null where nothing was said. */
export interface Answers {
  /** The opening message to whom one signs up for. */
  readonly signup_message: string;
  readonly gender: Gender | null;
  readonly search_gender: readonly Gender[];
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** `YYYY-MM-DD`, with gaps while it is being typed. */
  readonly date_of_birth: string;
  readonly country: string;
  readonly adult: boolean;
  readonly terms: boolean;
  readonly tracking: boolean;
  readonly promotions: boolean;
}

export const noAnswers: Answers = {
  signup_message: '',
  gender: null,
  search_gender: [],
  name: '',
  email: '',
  password: '',
  date_of_birth: '',
  country: '',
  adult: false,
  terms: false,
  tracking: false,
  promotions: false,
};

type Field = keyof Answers;

const fieldsOf = {
  message: ['signup_message'],
  name: ['name', 'email'],
  password: ['password'],
  birth: ['date_of_birth'],
  who: ['gender', 'search_gender'],
  country: ['country'],
  consent: ['adult', 'terms', 'tracking', 'promotions'],
} as const satisfies Record<Step, readonly Field[]>;

/** An answer that the server would refuse, or has refused. */
export interface Problem {
  readonly field: Field;
  readonly code: SignupErrorCode;
  readonly params: ErrorParams;
}

export interface Circumstances {
  readonly countries: readonly string[];
  /** The day at the site's place, as the server counts. */
  readonly today: Day;
  /** Characters of a message. */
  readonly longestMessage: number;
}

/** Every answer of the step that would be refused, by the server's own rules, in the order of the page. */
export function problemsOf(step: Step, answers: Answers, circumstances: Circumstances): Problem[] {
  return fieldsOf[step].flatMap((field) => {
    const verdict = judge(field, answers, circumstances);
    return verdict === null ? [] : [{ field, code: verdict.code, params: verdict.params ?? {} }];
  });
}

export const isAnswered = (step: Step, answers: Answers, circumstances: Circumstances): boolean =>
  problemsOf(step, answers, circumstances).length === 0;

/** The first of the steps with something to do; null when all is answered. */
export const firstOpenStep = (steps: readonly Step[], answers: Answers, circumstances: Circumstances): Step | null =>
  steps.find((step) => !isAnswered(step, answers, circumstances)) ?? null;

/** The step to show for the one that is asked for: no further than the first that is open. */
export function reachable(steps: readonly Step[], wanted: Step, answers: Answers, circumstances: Circumstances): Step {
  const open = firstOpenStep(steps, answers, circumstances);
  return open !== null && steps.indexOf(open) < steps.indexOf(wanted) ? open : wanted;
}

/** The step after this one; null after the last. What the landing page has asked already is not asked again. */
export function stepAfter(steps: readonly Step[], step: Step, answers: Answers, circumstances: Circumstances): Step | null {
  const later = steps.slice(steps.indexOf(step) + 1);
  return later.find((next) => next !== 'who' || !isAnswered(next, answers, circumstances)) ?? null;
}

/** Where a field that the server names is asked for; null for a name we do not know. */
export function placeOf(name: unknown): { readonly step: Step; readonly field: Field } | null {
  for (const step of accountSteps) {
    const field = fieldsOf[step].find((known) => known === name);
    if (field !== undefined) return { step, field };
  }
  return null;
}

function judge(field: Field, answers: Answers, { countries, today, longestMessage }: Circumstances): Verdict<SignupErrorCode> {
  switch (field) {
    case 'signup_message':
      return lengthOf(answers.signup_message.trim()) > longestMessage
        ? { code: 'message_too_long', params: { max: longestMessage } }
        : null;
    case 'gender':
      return answers.gender === null ? { code: 'gender_required' } : null;
    case 'search_gender':
      return answers.search_gender.length === 0 ? { code: 'search_gender_required' } : null;
    case 'name':
      return checkName(answers.name, answers.email);
    case 'email':
      return checkEmail(answers.email);
    case 'password':
      return checkPassword(answers.password);
    case 'date_of_birth':
      return checkBirthDate(answers.date_of_birth, today);
    case 'country':
      return countries.includes(answers.country) ? null : { code: 'invalid_country' };
    case 'adult':
      return answers.adult ? null : { code: 'adult_required' };
    case 'terms':
      return answers.terms ? null : { code: 'terms_required' };
    case 'tracking':
    case 'promotions':
      return null;
  }
}
