import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ageOn, isDay } from '#platform/contract/time.ts';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { checkBirthDate } from '#features/account/contract/rules.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { type Tracking, useSettings } from '#features/site/web/index.ts';
import { hasRefused } from '#features/visits/web/index.ts';
import type { Addressee } from '../state/addressee.ts';
import { type Answers, type Problem, problemsOf } from '../state/answers.ts';
import { Failure } from '../frame/failure.tsx';
import { FormFrame } from '../frame/form-frame.tsx';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { Question } from './question.tsx';
import type { StepNavigation } from '../state/step-navigation.ts';
import { type Step, aboutStepsFor, accountStepsFor, countedSteps } from '../state/steps.ts';
import { LoginLink } from '../questions/login-link.tsx';
import { useAnswers } from './use-answers.ts';
import { useSignup } from './use-signup.ts';
import { useStepFocus } from '../frame/use-step-focus.ts';
import { useSteps } from './use-steps.ts';
import { useEarlyInput } from './use-early-input.ts';

export interface SignupFormProps {
  readonly navigation: StepNavigation;
  /** The query parameters with which the signup was opened. */
  readonly search: URLSearchParams;
  /** The page is hydrated, so that the draft in sessionStorage can be read. */
  readonly hydrated: boolean;
  readonly tracking: Tracking | null;
  readonly addressee: Addressee | null;
  /** What the visitor comes back for. */
  readonly problem: Problem | null;
  /** An answer was changed. */
  readonly onTouched?: () => void;
  /** The account has been created. */
  readonly onSignedUp: () => void;
  /** The next step was mailed. */
  readonly onCheckMail: (answers: Answers) => void;
}

/** Steps in which there is nothing to do before typing. */
const typedSteps: readonly Step[] = ['birth', 'account'];

/** The steps to the account, one at a time. Each is validated before the next one is shown; the last one submits. */
export function SignupForm({
  navigation,
  search,
  hydrated,
  tracking,
  addressee,
  problem,
  onTouched,
  onSignedUp,
  onCheckMail,
}: SignupFormProps) {
  const t = useTranslations('signup.form');
  const teaser = useTranslations('signup.teaser');
  const steps = accountStepsFor(addressee);
  const { answers, context, known, change } = useAnswers({ search, hydrated, addressee: addressee?.id ?? null });
  const { step, next, go, back } = useSteps({ steps, answers, context, hydrated, navigation });
  const [problems, setProblems] = useState<readonly Problem[]>(problem === null ? [] : [problem]);
  const [refusals, setRefusals] = useState(0);
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: readonly Problem[]) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const send = useSignup({
    tracking,
    addressee,
    onSignedUp,
    onCheckMail,
    onProblem(at, found) {
      // What was agreed to is not what applies now.
      if (found.code === 'terms_outdated') change({ terms: false });
      refuse([found]);
      go(at);
    },
  });
  useStepFocus(form, step, refusals, navigation.opened, typedSteps.includes(step));
  useEarlyInput(form, change);

  const submit = () => {
    if (send.isPending) return;
    const found = problemsOf(step, answers, context);
    if (found.length > 0) return refuse(found);
    if (next === null) send.mutate(answers);
    else go(next);
  };
  const answer = (part: Partial<Answers>) => {
    change(part);
    onTouched?.();
    setProblems((before) => before.filter(({ field }) => !(field in part)));
    if (send.isError) send.reset();
  };
  const counted = countedSteps(aboutStepsFor(useSettings()));
  const at = counted.indexOf(step);
  const isFirst = step === steps[0];
  const countryName = useCountryName();
  const { name, date_of_birth, country } = answers;
  // A guessed country is not an answer of the visitor.
  const preview = {
    name,
    age: isDay(date_of_birth) && checkBirthDate(date_of_birth, context.today) === null ? ageOn(date_of_birth, context.today) : null,
    wish: null,
    place: step === 'account' && country !== '' ? countryName(country) : null,
    photo: null,
    upload: null,
    interests: [],
    answer: null,
  };

  return (
    <FormFrame
      form={form}
      titleId={titleId}
      progress={{ at, count: counted.length, done: Array.from({ length: at }, () => true) }}
      onBack={isFirst && navigation.inDialog ? null : back}
      leaves={isFirst}
      onSubmit={submit}
      footer={
        <>
          <Failure error={problems.length > 0 ? null : send.error} features={['signup', 'account', 'proof-of-work']} />
          {step === 'account' && <PreviewBar preview={preview} face={{}} edits={{ name: () => go('name') }} />}
          <Button type={hydrated ? 'submit' : 'button'} kind="primary" size="tall" wide loading={send.isPending && send.working === null}>
            {send.working ?? (next === null ? t('submit') : t('next'))}
            {next !== null && <Icon name="arrow-right" />}
          </Button>
          {isFirst && (
            <p className="text-center">
              {addressee !== null && <>{teaser('free')} </>}
              {t('haveAccount')} <LoginLink to={addressee === null ? undefined : `/members/${addressee.id}`} />
            </p>
          )}
        </>
      }
    >
      <Question
        step={step}
        titleId={titleId}
        answers={answers}
        problems={problems}
        addressee={addressee}
        tracked={tracking !== null && !hasRefused()}
        asks={{ gender: addressee === null && !known.gender, searchGender: addressee === null && !known.searchGender }}
        onAnswer={answer}
      />
    </FormFrame>
  );
}
