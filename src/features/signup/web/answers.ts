import type { ErrorParams } from '#platform/contract/result.ts';
import type { Day } from '#platform/contract/time.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { SignupErrorCode } from '../contract/errors.ts';
import { checkBirthDate, checkEmail, checkName, checkPassword, type Verdict } from '../contract/rules.ts';
import { type Step, steps } from './steps.ts';

/** What somebody has answered so far; `` and null where nothing was said. */
export interface Answers {
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
  readonly promotions: boolean;
}

export const noAnswers: Answers = {
  gender: null,
  search_gender: [],
  name: '',
  email: '',
  password: '',
  date_of_birth: '',
  country: '',
  adult: false,
  terms: false,
  promotions: false,
};

type Field = keyof Answers;

const fieldsOf = {
  who: ['gender', 'search_gender'],
  name: ['name', 'email'],
  password: ['password'],
  birth: ['date_of_birth'],
  country: ['country'],
  consent: ['adult', 'terms', 'promotions'],
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
}

/** Every answer of the step that would be refused, by the server's own rules, in the order of the page. */
export function problemsOf(step: Step, answers: Answers, circumstances: Circumstances): Problem[] {
  return fieldsOf[step].flatMap((field) => {
    const verdict = judge(field, answers, circumstances);
    return verdict === null ? [] : [{ field, code: verdict.code, params: verdict.params ?? {} }];
  });
}

/** The first step with something to do; null when all is answered. */
export const firstOpenStep = (answers: Answers, circumstances: Circumstances): Step | null =>
  steps.find((step) => problemsOf(step, answers, circumstances).length > 0) ?? null;

/** Where a field that the server names is asked for; null for a name we do not know. */
export function placeOf(name: unknown): { readonly step: Step; readonly field: Field } | null {
  for (const step of steps) {
    const field = fieldsOf[step].find((known) => known === name);
    if (field !== undefined) return { step, field };
  }
  return null;
}

function judge(field: Field, answers: Answers, { countries, today }: Circumstances): Verdict {
  switch (field) {
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
    case 'promotions':
      return null;
  }
}
