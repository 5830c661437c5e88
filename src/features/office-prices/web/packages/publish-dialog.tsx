import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Dialog, Field, Spinner, TextInput, useToast } from '#platform/web/ui/index.ts';
import { useAsks, useOffice, useWhen } from '#features/office/web/index.ts';
import { getOfficePackages, previewPackages, putOfficePackages } from '../../contract/calls.ts';
import type { OfficePrices } from '../../contract/schemas.ts';
import { useDecimalSign } from '../use-decimal-sign.ts';
import { previewKeyOf } from '../queries.ts';
import { currenciesOf, type DraftPackage, packagesOf, rebase } from './draft.ts';
import { Effect } from './effect.tsx';

interface Props {
  readonly base: OfficePrices;
  readonly draft: readonly DraftPackage[];
  /** Null: the draft is given up. */
  readonly onRebase: (base: OfficePrices, draft: readonly DraftPackage[] | null) => void;
  readonly onClose: () => void;
  readonly onPublished: (prices: OfficePrices) => void;
}

/** Who pays what from when, before it is published. */
export function PublishDialog({ base, draft, onRebase, onClose, onPublished }: Props) {
  const t = useTranslations('office-prices');
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const when = useWhen();
  const sign = useDecimalSign();
  const errorText = useErrorText('office-prices', 'office');
  const { about } = useOffice();
  const [typed, setTyped] = useState('');
  const currencies = currenciesOf(base.markets);
  const packages = packagesOf(draft, currencies);
  const at = typed === '' ? null : new Date(typed);
  const from = at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
  const body = { version: base.version, from, packages };
  const preview = useQuery({
    queryKey: previewKeyOf(about, body),
    queryFn: () => asks.within(() => api(previewPackages, { query: about, body })),
    retry: false,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: () => asks.within(() => api(putOfficePackages, { query: about, body })),
    onSuccess(prices) {
      toast({
        text: prices.until_then === null || prices.from === null ? t('published') : t('plannedDone', { when: when(prices.from) }),
        icon: 'check-circle',
      });
      onPublished(prices);
    },
    // Whoever was faster is named by the preview.
    onError: () => void preview.refetch(),
  });
  const takeTheirs = useMutation({
    mutationFn: (_keeps: boolean) => asks.within(() => api(getOfficePackages, { query: about })),
    onSuccess(theirs, keeps) {
      onRebase(theirs, keeps ? rebase(draft, base.packages, theirs.packages, { sign, currencies: currenciesOf(theirs.markets) }) : null);
      if (!keeps) onClose();
    },
  });
  const error = preview.error ?? publish.error ?? takeTheirs.error;
  const meanwhile = error instanceof ApiError && error.code === 'changed_meanwhile' ? error.params : null;
  return (
    <Dialog
      open
      wide
      guarded
      onClose={onClose}
      title={t('publishTitle')}
      closeLabel={t('close')}
      footer={
        meanwhile === null ? (
          <Button
            kind="primary"
            loading={publish.isPending}
            disabled={preview.data === undefined || preview.error !== null}
            onClick={() => publish.mutate()}
          >
            {t('publish')}
          </Button>
        ) : (
          <>
            <Button onClick={() => takeTheirs.mutate(false)}>{t('meanwhileDiscard')}</Button>
            <Button kind="primary" loading={takeTheirs.isPending} onClick={() => takeTheirs.mutate(true)}>
              {t('meanwhileMine')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {meanwhile !== null ? (
          <Alert tone="note" icon="warning-circle" live>
            {t('meanwhile', { name: String(meanwhile['by']), n: Number(meanwhile['version']) })}
          </Alert>
        ) : (
          error && (
            <Alert tone="note" icon="warning-circle" live>
              {errorText(error)}
            </Alert>
          )
        )}
        <Field label={t('from')} aside={t('optional')} help={t('fromHelp')}>
          <TextInput type="datetime-local" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        {preview.isPending && preview.error === null && <Spinner />}
        {preview.data && preview.error === null && <Effect preview={preview.data} packages={packages} />}
      </div>
    </Dialog>
  );
}
