import { useQueryClient, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, ChoiceChips, Field, TextInput, useToast } from '#platform/web/ui/index.ts';
import {
  type BlockEffect,
  type BlockKind,
  blockKinds,
  effectsOf,
  maxBlockReason,
  maxBlockValue,
} from '#features/cases/contract/block-rules.ts';
import { putBlock } from '#features/cases/contract/calls.ts';
import { useAsks, useOffice } from '#features/office/web/index.ts';
import { endOf } from './end-of.ts';
import { blocksKey } from './keys.ts';

interface Props {
  /** Chosen by the link that opened the page. */
  readonly kind: BlockKind | null;
  readonly value: string;
}

interface Chosen {
  readonly kind: BlockKind;
  readonly effect: BlockEffect;
}

/** Nothing is chosen in advance, except what the link to the page names. */
export function BlockForm({ kind: linked, value: linkedValue }: Props) {
  const t = useTranslations('office-blocks');
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const queries = useQueryClient();
  const errorText = useErrorText('office-blocks', 'office');
  const { about } = useOffice();
  const [kind, setKind] = useState<BlockKind | null>(linkedValue === '' ? null : linked);
  const [value, setValue] = useState(linkedValue);
  const [effect, setEffect] = useState<BlockEffect | null>(null);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const effects = kind === null ? [] : effectsOf(kind);
  const chosenEffect = effects.length === 1 ? (effects[0] ?? null) : effect;
  const save = useMutation({
    mutationFn: (chosen: Chosen) =>
      asks.within(() => api(putBlock, { query: about, body: { ...chosen, value, until: until === '' ? null : endOf(until), reason } })),
    onSuccess({ block }) {
      toast({ text: t('saved', { value: block.value }), icon: 'check-circle' });
      setValue('');
      setReason('');
      setUntil('');
      setEffect(null);
      void queries.invalidateQueries({ queryKey: blocksKey });
    },
  });
  const code = save.error instanceof ApiError ? save.error.code : null;
  const problem = save.error && errorText(save.error);
  const isOfField = code === 'block_value_invalid' || code === 'until_invalid';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const isComplete = kind !== null && chosenEffect !== null && value.trim() !== '' && reason.trim() !== '';
    setIsIncomplete(!isComplete);
    if (kind !== null && chosenEffect !== null && isComplete) save.mutate({ kind, effect: chosenEffect });
  };
  return (
    <form method="post" noValidate className="inv" onSubmit={submit}>
      {problem && !isOfField && (
        <Alert tone="note" icon="warning-circle" live>
          {problem}
        </Alert>
      )}
      <ChoiceChips
        legend={t('kind')}
        small
        choices={blockKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          save.reset();
        }}
        error={isIncomplete && kind === null && t('kindMissing')}
      />
      {kind !== null && (
        <>
          <div className="two-f">
            <Field
              label={t(`values.${kind}`)}
              help={t(`helps.${kind}`)}
              error={(code === 'block_value_invalid' && problem) || (isIncomplete && value.trim() === '' && errorText(missing(kind)))}
            >
              <TextInput
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={maxBlockValue}
                value={value}
                onChange={(event) => setValue(event.target.value)}
              />
            </Field>
            <Field label={t('until')} aside={t('optional')} help={t('untilHelp')} error={code === 'until_invalid' && problem}>
              <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
            </Field>
          </div>
          <ChoiceChips
            legend={t('effect')}
            small
            choices={effects.map((one) => ({ value: one, label: t(`effects.${one}`) }))}
            value={chosenEffect}
            onChange={setEffect}
            help={chosenEffect === null ? undefined : t(`effectsHelp.${chosenEffect}`)}
            error={isIncomplete && chosenEffect === null && t('effectMissing')}
          />
          <Field
            label={t('reason')}
            help={t('reasonHelp')}
            error={isIncomplete && reason.trim() === '' && errorText(new ApiError(400, 'text_required'))}
          >
            <TextInput autoComplete="off" maxLength={maxBlockReason} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
      <div className="row">
        <Button kind="primary" size="small" type="submit" icon="prohibit" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

const missing = (kind: BlockKind) => new ApiError(400, 'block_value_invalid', { kind });
