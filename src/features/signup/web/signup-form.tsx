import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon } from '#platform/web/ui/index.ts';
import type { Tracking } from '#features/site/web/index.ts';
import type { Addressee } from './addressee.ts';
import { type Answers, isAnswered, type Problem, problemsOf } from './answers.ts';
import { Failure } from './failure.tsx';
import { FormFrame } from './form-frame.tsx';
import { Question } from './question.tsx';
import type { StepPlace } from './step-place.ts';
import { aboutSteps, accountStepsFor, type Step } from './steps.ts';
import { ToLogin } from './to-login.tsx';
import { useAnswers } from './use-answers.ts';
import { useSignup } from './use-signup.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useSteps } from './use-steps.ts';
import { useTypedBefore } from './use-typed-before.ts';

export interface SignupFormProps {
  readonly place: StepPlace;
  /** The parameters of the address that opened the flow. */
  readonly search: URLSearchParams;
  /** In the browser and hydrated: from then on the tab's draft is known. */
  readonly awake: boolean;
  readonly tracking: Tracking | null;
  readonly addressee: Addressee | null;
  /** Something was said that was not said before. */
  readonly onTouched?: () => void;
  /** The account is made. */
  readonly onMember: () => void;
  /** The address is known, and only its owner may learn so. */
  readonly onWritten: (email: string) => void;
}

/** The steps to the account, one at a time. Each is judged before the next one comes; the last one sends. */
export function SignupForm({ place, search, awake, tracking, addressee, onTouched, onMember, onWritten }: SignupFormProps) {
  const t = useTranslations('signup.form');
  const steps = accountStepsFor(addressee);
  const { answers, circumstances, change } = useAnswers({ search, awake, addressee: addressee?.id ?? null });
  const { step, next, go, back } = useSteps({ steps, answers, circumstances, awake, place });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
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
    onMember,
    onWritten,
    onProblem(at, problem) {
      refuse([problem]);
      go(at);
    },
  });
  useStepFocus(form, step, refusals, place.opened);
  useTypedBefore(form, change);

  const submit = () => {
    if (send.isPending) return;
    const found = problemsOf(step, answers, circumstances);
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
  const at = steps.indexOf(step);
  const done = [
    ...steps.map((past, index) => index < at || (past === 'who' && isAnswered(past, answers, circumstances))),
    ...aboutSteps.map(() => false),
  ];

  return (
    <FormFrame
      form={form}
      titleId={titleId}
      progress={{ at, done }}
      onBack={back}
      onSubmit={submit}
      footer={
        <>
          <Failure error={problems.length > 0 ? null : send.error} features={['signup', 'account']} />
          {awake && savesHere(step) && (
            <p className="help">
              <Icon name="check-circle" />
              <span>{t('saved')}</span>
            </p>
          )}
          <Button type={awake ? 'submit' : 'button'} kind="primary" size="tall" wide loading={send.isPending}>
            {next === null ? t('submit') : t('next')}
            {next !== null && <Icon name="arrow-right" />}
          </Button>
          {at === 0 && (
            <p className="text-center">
              {t('haveAccount')} <ToLogin />
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
        tracked={tracking !== null}
        onAnswer={answer}
      />
    </FormFrame>
  );
}

const savesHere = (step: Step): boolean => step !== 'password' && step !== 'consent';
