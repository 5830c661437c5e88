import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useNavigationType, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Icon, IconButton } from '#platform/web/ui/index.ts';
import { type Answers, type Problem, problemsOf } from './answers.ts';
import { focusStep } from './focus-step.ts';
import { Question } from './question.tsx';
import { type Step, steps } from './steps.ts';
import type { Tracking } from './traffic.ts';
import { useAnswers } from './use-answers.ts';
import { useSignup } from './use-signup.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  /** In the browser and hydrated: from then on the tab's draft is known. */
  readonly awake: boolean;
  readonly tracking: Tracking | null;
  readonly onWritten: (email: string) => void;
}

/** The steps, one at a time. Each is judged before the next one comes; the last one sends. */
export function SignupForm({ awake, tracking, onWritten }: Props) {
  const t = useTranslations('signup.form');
  const [search] = useSearchParams();
  const { answers, circumstances, change } = useAnswers(search, awake);
  const { step, number, next, go, back } = useSteps(answers, circumstances, awake);
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
    onWritten,
    onProblem(place, problem) {
      refuse([problem]);
      go(place);
    },
  });
  useFocus(form, step, refusals);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = problemsOf(step, answers, circumstances);
    if (found.length > 0) return refuse(found);
    if (next === null) send.mutate(answers);
    else go(next);
  };
  const answer = (part: Partial<Answers>) => {
    change(part);
    setProblems((before) => before.filter(({ field }) => !(field in part)));
    if (send.isError) send.reset();
  };

  return (
    // Until the page is awake the browser itself would send the form: there is no submit button yet, and never a password in the address.
    <form ref={form} className="signup-form" method="post" aria-labelledby={titleId} onSubmit={submit} noValidate>
      <header>
        <IconButton icon="arrow-left" label={t('back')} onClick={back} />
        <Progress number={number} />
      </header>
      <div className="q">
        <Question step={step} titleId={titleId} answers={answers} problems={problems} onAnswer={answer} />
      </div>
      <footer>
        <Failure error={send.error} problems={problems} />
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
        {number === 1 && (
          <p className="text-center">
            {t('haveAccount')}{' '}
            <Link className="link" to="/login">
              {t('login')}
            </Link>
          </p>
        )}
      </footer>
    </form>
  );
}

const savesHere = (step: Step): boolean => step === 'name' || step === 'birth' || step === 'country';

function Progress({ number }: { readonly number: number }) {
  const t = useTranslations('signup.form');
  const count = { step: number, steps: steps.length };
  return (
    <>
      <div
        className="steps"
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={number}
        aria-label={t('step', count)}
      >
        {steps.map((step, index) => (
          <i key={step} className={index + 1 < number ? 'done' : index + 1 === number ? 'now' : undefined} />
        ))}
      </div>
      <span className="t15 soft num" aria-hidden="true">
        {t('stepShort', count)}
      </span>
    </>
  );
}

/** What is not one field's matter: no connection, too fast, closed in the meantime. */
function Failure({ error, problems }: { readonly error: Error | null; readonly problems: readonly Problem[] }) {
  const errorText = useErrorText('signup');
  if (error === null || problems.length > 0) return null;
  return (
    <Alert tone="note" icon="warning-circle" live>
      {errorText(error)}
    </Alert>
  );
}

/** Moves the focus with the steps, but not into a page that has just been opened. */
function useFocus(form: { readonly current: HTMLFormElement | null }, step: Step, refusals: number): void {
  const opened = useNavigationType() === 'POP';
  const shown = useRef<string | null>(null);
  const move = useEffectEvent((now: string) => {
    if (form.current && shown.current !== now && (shown.current !== null || !opened)) focusStep(form.current);
    shown.current = now;
  });
  useEffect(() => move(`${step} ${refusals}`), [step, refusals]);
}
