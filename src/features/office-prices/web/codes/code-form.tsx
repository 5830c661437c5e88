import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, ChoiceChips, Field, TextInput, useToast } from '#platform/web/ui/index.ts';
import { useAsks, useOffice } from '#features/office/web/index.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { putOfficeCode } from '../../contract/calls.ts';
import type { CodeBody, OfficeCode } from '../../contract/code-schemas.ts';
import { codesKey } from '../queries.ts';
import { useDecimalSign } from '../use-decimal-sign.ts';
import { useMethodName } from '../use-method-name.ts';
import { codeBodyOf, typedCodeOf } from './typed-code.ts';

interface Props {
  /** Null: a new code. */
  readonly found: OfficeCode | null;
  readonly readOnly: boolean;
  readonly onSaved: (code: OfficeCode) => void;
}

/** All fields of one code. */
export function CodeForm({ found, readOnly, onSaved }: Props) {
  const t = useTranslations('office-prices');
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const queries = useQueryClient();
  const methodName = useMethodName();
  const sign = useDecimalSign();
  const errorText = useErrorText('office-prices', 'office');
  const { about } = useOffice();
  // What was typed belongs to this version, whatever is loaded anew meanwhile.
  const [base, setBase] = useState(found);
  const [typed, setTyped] = useState(() => typedCodeOf(found, sign));
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const save = useMutation({
    mutationFn: (body: CodeBody) => asks.within(() => api(putOfficeCode, { query: about, body })),
    onSuccess({ code }) {
      toast({ text: t(code.status === 'inactive' ? 'codeEnded' : 'codeSaved', { code: code.code }), icon: 'check-circle' });
      setBase(code);
      void queries.invalidateQueries({ queryKey: codesKey });
      onSaved(code);
    },
    // What somebody else has changed is shown beside what was typed.
    onError: () => void queries.invalidateQueries({ queryKey: codesKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && !readOnly) save.mutate(codeBodyOf(typed, base));
  };
  const isEnded = base?.status === 'inactive';
  const isLate = found !== null && base !== null && found.version > base.version;
  return (
    <form method="post" noValidate className="inv code-form" aria-label={found?.code ?? t('newCode')} onSubmit={submit}>
      <h2 className="title-h22">{found?.code ?? t('newCode')}</h2>
      {isLate && (
        <Alert
          tone="note"
          icon="warning-circle"
          live
          actions={[
            <Button key="mine" size="small" onClick={() => setBase(found)}>
              {t('keepMine')}
            </Button>,
            <Button
              key="theirs"
              size="small"
              onClick={() => {
                setBase(found);
                setTyped(typedCodeOf(found, sign));
              }}
            >
              {t('takeTheirs')}
            </Button>,
          ]}
        >
          {t('codeMeanwhile', { percent: found.value_percentage })}
        </Alert>
      )}
      {save.error && !isLate && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(save.error)}
        </Alert>
      )}
      <fieldset disabled={readOnly} className="grid gap-4">
        {found === null && (
          <Field label={t('code')} help={t('codeHelp')}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={typed.code}
              onChange={(event) => set({ code: event.target.value })}
            />
          </Field>
        )}
        <div className="two-f">
          <Field label={t('percent')}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed.percentage}
              onChange={(event) => set({ percentage: event.target.value })}
            />
          </Field>
          <Field label={t('most')} aside={t('optional')} help={t('mostHelp')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              value={typed.most}
              onChange={(event) => set({ most: event.target.value })}
            />
          </Field>
        </div>
        <div className="two-f">
          <Field label={t('starts')} aside={t('optional')}>
            <TextInput type="datetime-local" value={typed.starts} onChange={(event) => set({ starts: event.target.value })} />
          </Field>
          <Field label={t('expires')} aside={t('optional')}>
            <TextInput type="datetime-local" value={typed.expires} onChange={(event) => set({ expires: event.target.value })} />
          </Field>
        </div>
        <ChoiceChips
          legend={t('validity')}
          small
          value={typed.validity}
          onChange={(validity) => set({ validity })}
          choices={[
            { value: 'once-per-user', label: t('once') },
            { value: 'unlimited', label: t('unlimited') },
          ]}
        />
        {typed.validity === 'unlimited' && (
          <Field label={t('each')} aside={t('optional')} help={t('eachHelp')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={typed.each}
              onChange={(event) => set({ each: event.target.value })}
            />
          </Field>
        )}
        <div className="two-f">
          <Field label={t('country')} aside={t('optional')} help={t('countryHelp')}>
            <TextInput autoComplete="off" maxLength={2} value={typed.country} onChange={(event) => set({ country: event.target.value })} />
          </Field>
          <Field label={t('currency')} aside={t('optional')} help={t('currencyHelp')}>
            <TextInput
              autoComplete="off"
              maxLength={3}
              value={typed.currency}
              onChange={(event) => set({ currency: event.target.value })}
            />
          </Field>
        </div>
        <div className="two-f">
          <Field label={t('minimum')} aside={t('optional')} help={t('minimumHelp')}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed.minimum}
              onChange={(event) => set({ minimum: event.target.value })}
            />
          </Field>
          <Field label={t('member')} aside={t('optional')} help={t('memberHelp')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={typed.member}
              onChange={(event) => set({ member: event.target.value })}
            />
          </Field>
        </div>
        <ChoiceChips
          legend={t('onlyMethods')}
          small
          multiple
          value={typed.methods}
          onChange={(methods) => set({ methods })}
          help={t('onlyMethodsHelp')}
          choices={paymentMethods.map((value) => ({ value, label: methodName(value) }))}
        />
        <Field label={t('note')} aside={t('optional')}>
          <TextInput autoComplete="off" maxLength={200} value={typed.note} onChange={(event) => set({ note: event.target.value })} />
        </Field>
      </fieldset>
      {!readOnly && (
        <div className="row">
          <Button kind="primary" size="small" type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          {found !== null && (
            <Button
              size="small"
              icon={isEnded ? 'check-circle' : 'prohibit'}
              onClick={() => save.mutate({ ...codeBodyOf(typedCodeOf(base, sign), base), status: isEnded ? 'active' : 'inactive' })}
            >
              {t(isEnded ? 'beginAgain' : 'endNow')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
