import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useToastOffset } from '#platform/web/interaction/use-toast-offset.ts';
import { IconButton } from '#platform/web/ui/index.ts';
import { type Progress, StepBar } from './step-bar.tsx';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly titleId: string;
  readonly progress: Progress;
  /** Null hides the button. */
  readonly onBack: (() => void) | null;
  /** The back button leaves the signup. */
  readonly leaves: boolean;
  readonly onSubmit: () => void;
  readonly footer: ReactNode;
  /** The question. */
  readonly children: ReactNode;
}

/** One step: back button and progress above the question; the button to the next step stays in view below it. */
export function FormFrame({ form, titleId, progress, onBack, leaves, onSubmit, footer, children }: Props) {
  const t = useTranslations('signup.form');
  const foot = useRef<HTMLElement>(null);
  useToastOffset(foot);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Until hydration the browser itself would submit the form: there is no submit button yet, and POST keeps passwords out of the URL.
    <form ref={form} className="signup-form" method="post" aria-labelledby={titleId} onSubmit={submit} noValidate>
      <header className="signup-top">
        {onBack && <IconButton icon={leaves ? 'x' : 'arrow-left'} label={leaves ? t('close') : t('back')} onClick={onBack} />}
        <StepBar {...progress} />
      </header>
      <div className="question">{children}</div>
      <footer ref={foot}>
        <noscript>
          <p role="note">{t('noScript')}</p>
        </noscript>
        {footer}
      </footer>
    </form>
  );
}
