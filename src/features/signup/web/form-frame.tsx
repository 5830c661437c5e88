import type { FormEvent, ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#platform/web/ui/index.ts';

/** Over all steps, before and after the account is created. */
export interface Progress {
  /** Zero-based. */
  readonly at: number;
  /** For each step, whether it is done. */
  readonly done: readonly boolean[];
}

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly titleId: string;
  readonly progress: Progress;
  /** Null hides the back button. */
  readonly onBack: (() => void) | null;
  readonly onSubmit: () => void;
  readonly footer: ReactNode;
  /** The question. */
  readonly children: ReactNode;
}

/** One step: back button and progress above the question, actions below it. */
export function FormFrame({ form, titleId, progress, onBack, onSubmit, footer, children }: Props) {
  const t = useTranslations('signup.form');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Until hydration the browser itself would submit the form: there is no submit button yet, and POST keeps passwords out of the URL.
    <form ref={form} className="signup-form" method="post" aria-labelledby={titleId} onSubmit={submit} noValidate>
      <header>
        {onBack && <IconButton icon="arrow-left" label={t('back')} onClick={onBack} />}
        <Steps {...progress} />
      </header>
      <div className="question">{children}</div>
      <footer>{footer}</footer>
    </form>
  );
}

function Steps({ at, done }: Progress) {
  const t = useTranslations('signup.form');
  const count = { step: at + 1, steps: done.length };
  return (
    <>
      <div
        className="steps"
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={count.steps}
        aria-valuenow={count.step}
        aria-label={t('step', count)}
      >
        {done.map((past, index) => (
          // The order of the steps never changes.
          // eslint-disable-next-line react/no-array-index-key
          <i key={index} className={index === at ? 'now' : past ? 'done' : undefined} />
        ))}
      </div>
      <span className="t15 soft num" aria-hidden="true">
        {t('stepShort', count)}
      </span>
    </>
  );
}
