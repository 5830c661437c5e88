import type { ErrorParams } from '#platform/contract/result.ts';
import { lengthOf } from '#platform/contract/text/text.ts';
import type { Day } from '#platform/contract/time.ts';
import { checkPassword, type PasswordOwner } from '#features/account/contract/new-password.ts';
import { checkBirthDate, checkEmail, checkName, type Verdict } from '#features/account/contract/rules.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { SignupErrorCode } from '../../contract/errors.ts';
import type { Step } from './steps.ts';

/** The visitor's answers so far; an empty string or null where nothing was answered. */
export interface Answers {
  /** The opening message to the member whom the visitor signs up to write to. */
  readonly signup_message: string;
  readonly gender: Gender | null;
  readonly search_gender: readonly Gender[];
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** `YYYY-MM-DD`, with missing parts while it is being typed. */
  readonly date_of_birth: string;
  readonly country: string;
  readonly terms: boolean;
  readonly tracking: boolean;
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
  terms: false,
  tracking: false,
};

type Field = keyof Answers;

const fieldsOf = {
  who: ['gender', 'search_gender'],
  message: ['signup_message'],
  // When no earlier page or step has asked for them, this step also asks for `gender` and `search_gender`.
  name: ['gender', 'search_gender', 'name', 'email'],
  birth: ['date_of_birth'],
  account: ['password', 'country', 'terms', 'tracking'],
} as const satisfies Record<Step, readonly Field[]>;

/** An answer that the server would reject, or has rejected. */
export interface Problem {
  readonly field: Field;
  readonly code: SignupErrorCode;
  readonly params: ErrorParams;
}

export interface ValidationContext {
  readonly countries: readonly string[];
  /** The day in the site's time zone, as on the server. */
  readonly today: Day;
  /** In characters. */
  readonly maxMessageLength: number;
  /** Null while the rule is not loaded. */
  readonly isAllowedName: ((name: string) => boolean) | null;
  /** Null while the word lists are not loaded: then only the server checks. */
  readonly isGuessable: ((password: string, owner: PasswordOwner) => boolean) | null;
}

/** Every answer of the step that the server would reject, by the server's own rules, in page order. */
export function problemsOf(step: Step, answers: Answers, context: ValidationContext): Problem[] {
  return fieldsOf[step].flatMap((field) => {
    const verdict = validate(field, answers, context);
    return verdict === null ? [] : [{ field, code: verdict.code, params: verdict.params ?? {} }];
  });
}

export const isAnswered = (step: Step, answers: Answers, context: ValidationContext): boolean =>
  problemsOf(step, answers, context).length === 0;

/** The first step that is not completely answered; null when all are. */
export const firstOpenStep = (steps: readonly Step[], answers: Answers, context: ValidationContext): Step | null =>
  steps.find((step) => !isAnswered(step, answers, context)) ?? null;

/** The requested step, or the first unanswered one if that comes earlier. */
export function reachableStep(steps: readonly Step[], requested: Step, answers: Answers, context: ValidationContext): Step {
  const open = firstOpenStep(steps, answers, context);
  return open !== null && steps.indexOf(open) < steps.indexOf(requested) ? open : requested;
}

/** The step after this one; null after the last. */
export const stepAfter = (steps: readonly Step[], step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null;

/** The step, of these, that asks for a field named by the server; null for an unknown name. */
export function stepOfField(steps: readonly Step[], name: unknown): { readonly step: Step; readonly field: Field } | null {
  for (const step of steps) {
    const field = fieldsOf[step].find((candidate) => candidate === name);
    if (field !== undefined) return { step, field };
  }
  return null;
}

function validate(
  field: Field,
  answers: Answers,
  { countries, today, maxMessageLength, isAllowedName, isGuessable }: ValidationContext,
): Verdict<SignupErrorCode> {
  switch (field) {
    case 'signup_message':
      return lengthOf(answers.signup_message.trim()) > maxMessageLength
        ? { code: 'message_too_long', params: { max: maxMessageLength } }
        : null;
    case 'gender':
      return answers.gender === null ? { code: 'gender_required' } : null;
    case 'search_gender':
      return answers.search_gender.length === 0 ? { code: 'search_gender_required' } : null;
    case 'name':
      return checkName(answers.name, answers.email) ?? (isAllowedName?.(answers.name) === false ? { code: 'name_not_allowed' } : null);
    case 'email':
      return checkEmail(answers.email);
    case 'password':
      return (
        checkPassword(answers.password, answers) ??
        (isGuessable?.(answers.password, answers) === true ? { code: 'password_too_common' } : null)
      );
    case 'date_of_birth':
      return checkBirthDate(answers.date_of_birth, today);
    case 'country':
      return countries.includes(answers.country) ? null : { code: 'invalid_country' };
    case 'terms':
      return answers.terms ? null : { code: 'terms_required' };
    case 'tracking':
      return null;
  }
}
