import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button } from '#platform/web/ui/index.ts';
import { advice } from '../../contract/rules.ts';
import type { CompanyAnswers, PricesAnswers, SiteAnswers } from '../../contract/schemas.ts';
import { usePost, useReadAgain, useSetup } from '../setup-api.ts';
import { useMissingNames } from '../use-missing.ts';

interface StepAnswers {
  readonly company: CompanyAnswers;
  readonly site: SiteAnswers;
  readonly prices: PricesAnswers;
}

/** The typed answers of a step, which are stored when a field is left and with the button. */
export function useAnswers<Step extends keyof StepAnswers>(step: Step, initial: StepAnswers[Step]) {
  const { setup } = useSetup();
  const readAgain = useReadAgain();
  const [typed, setTyped] = useState(initial);
  const stored = useRef(JSON.stringify(initial));
  // Of what these answers began with: what another browser has stored since is not overwritten unseen.
  const seen = useRef(setup[step].saved_at);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const post = usePost();
  const isNew = () => seen.current === null || JSON.stringify(typed) !== stored.current;
  const store = async () => {
    try {
      const reply = await post.mutateAsync({ step, seen: seen.current, [step]: typed });
      stored.current = JSON.stringify(typed);
      seen.current = reply.setup[step].saved_at;
      return reply.setup;
    } catch (error) {
      // The page says so, and the next press replaces the other version.
      if (error instanceof ApiError && error.code === 'setup_changed') seen.current = (await readAgain())[step].saved_at;
      throw error;
    }
  };
  return {
    typed,
    change: (some: Partial<StepAnswers[Step]>) => setTyped((before) => ({ ...before, ...some })),
    post,
    /** One after another: a press on the button also leaves a field. */
    save: () => {
      const saved = running.current.then(() => (isNew() ? store() : setup));
      running.current = saved.catch(() => null);
      return saved;
    },
    isNew,
    isSaved: setup[step].saved_at !== null,
  };
}

interface Props {
  readonly step: keyof StepAnswers;
  readonly title: string;
  readonly lead?: string;
  readonly answers: Pick<ReturnType<typeof useAnswers>, 'save' | 'post' | 'isNew'>;
  readonly onNext: () => void;
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** A step with answers: stores them, says what is missing, and goes on, at the second press also without it. */
export function AnswersForm({ step, title, lead, answers: { save, post, isNew }, onNext, onBack, children }: Props) {
  const t = useTranslations('office-setup');
  const names = useMissingNames();
  const errorText = useErrorText('office-setup', 'office');
  const { setup } = useSetup();
  const readAgain = useReadAgain();
  const form = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  // Not while a field is stored: the press that leaves it would be lost.
  const [isGoing, setGoing] = useState(false);
  const missing = setup.missing.filter((one) => one.step === step && !advice.has(one.reason));
  const isChanged = post.error instanceof ApiError && post.error.code === 'setup_changed';
  const goOn = async () => {
    const wasNew = isNew();
    await save();
    const isLacking = (await readAgain()).missing.some((one) => one.step === step && !advice.has(one.reason));
    if (!isLacking || (isPressed && !wasNew)) return onNext();
    setPressed(true);
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGoing) return;
    setGoing(true);
    // A refusal is shown below.
    void goOn()
      .catch(() => null)
      .finally(() => setGoing(false));
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="setup-form"
      onSubmit={submit}
      onBlur={() => {
        if (setup[step].saved_at !== null && isNew()) void save().catch(() => null);
      }}
    >
      <div>
        <h2 className="title-h28">{title}</h2>
        {lead !== undefined && <p className="soft">{lead}</p>}
      </div>
      {children}
      {post.error && (
        <Alert tone="amber" icon="warning-circle" live>
          {isChanged ? t('changed') : errorText(post.error)}
        </Alert>
      )}
      <footer className="setup-foot">
        <Button kind="primary" type="submit" loading={isGoing}>
          {t('button.next')}
        </Button>
        {onBack && (
          <Button kind="plain" onClick={onBack}>
            {t('button.back')}
          </Button>
        )}
        {isPressed && missing.length > 0 && (
          <p className="text-s soft" role="status">
            {t('stillMissing', { what: names(missing) })} {t('goOnAnyway')}
          </p>
        )}
      </footer>
    </form>
  );
}
