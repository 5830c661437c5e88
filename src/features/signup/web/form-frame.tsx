import type { FormEvent, ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#platform/web/ui/index.ts';

/** Of the whole way, before the account and after it. */
export interface Progress {
  /** 0 for the first. */
  readonly at: number;
  /** One for each step: whether it is done. */
  readonly done: readonly boolean[];
}

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly titleId: string;
  readonly progress: Progress;
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
  readonly onSubmit: () => void;
  readonly footer: ReactNode;
  /** The question. */
  readonly children: ReactNode;
}

/** One step: the way back and the progress above the question, what to do below it. */
export function FormFrame({ form, titleId, progress, onBack, onSubmit, footer, children }: Props) {
  const t = useTranslations('signup.form');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Until the page is awake the browser itself would send the form: there is no submit button yet, and never a password in the address.
    <form ref={form} className="signup-form" method="post" aria-labelledby={titleId} onSubmit={submit} noValidate>
      <header>
        {onBack && <IconButton icon="arrow-left" label={t('back')} onClick={onBack} />}
        <Steps {...progress} />
      </header>
      <div className="q">{children}</div>
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
          // The steps never change their places.
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
