import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button } from '#platform/web/ui/index.ts';
import { advice } from '../../contract/rules.ts';
import type { CompanyAnswers, PricesAnswers, SiteAnswers } from '../../contract/schemas.ts';
import { usePost, useSetup } from '../setup-api.ts';
import { useMissingNames } from '../use-missing.ts';

interface StepAnswers {
  readonly company: CompanyAnswers;
  readonly site: SiteAnswers;
  readonly prices: PricesAnswers;
}

/** The typed answers of a step, which are stored when a field is left and with the button. */
export function useAnswers<Step extends keyof StepAnswers>(step: Step, initial: StepAnswers[Step]) {
  const { setup } = useSetup();
  const [typed, setTyped] = useState(initial);
  const stored = useRef(JSON.stringify(initial));
  const post = usePost();
  const seen = setup[step].saved_at;
  const isNew = () => seen === null || JSON.stringify(typed) !== stored.current;
  const save = async () => {
    const reply = await post.mutateAsync({ step, seen, [step]: typed });
    stored.current = JSON.stringify(typed);
    return reply.setup;
  };
  return {
    typed,
    change: (some: Partial<StepAnswers[Step]>) => setTyped((before) => ({ ...before, ...some })),
    post,
    save,
    isNew,
    isSaved: seen !== null,
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
  const form = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  const missing = setup.missing.filter((one) => one.step === step && !advice.has(one.reason));
  const isChanged = post.error instanceof ApiError && post.error.code === 'setup_changed';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (post.isPending) return;
    const wasNew = isNew();
    // A refusal is shown below.
    const saved = wasNew ? await save().catch(() => null) : setup;
    if (saved === null) return;
    const isLacking = saved.missing.some((one) => one.step === step && !advice.has(one.reason));
    if (!isLacking || (isPressed && !wasNew)) return onNext();
    setPressed(true);
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="setup-form"
      onSubmit={(event) => void submit(event)}
      onBlur={() => {
        if (setup[step].saved_at !== null && isNew() && !post.isPending) void save().catch(() => null);
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
        <Button kind="primary" type="submit" loading={post.isPending}>
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
