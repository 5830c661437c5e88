import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, useToast } from '#platform/web/ui/index.ts';
import { deleteSavedMethod } from '../../contract/calls.ts';
import type { SavedMethod } from '../../contract/saved-method.ts';
import { MethodPlate } from '#features/payment-providers/web/index.ts';
import { ordersKey } from '../state/keys.ts';
import { savedMethodsQuery } from '../state/queries.ts';
import { useExpiry } from './use-expiry.ts';

const sectionId = 'payment-means';

/** Section of the settings: the saved payment methods, each with a button to remove it. */
export function SavedMethodsSection() {
  const t = useTranslations('orders.savedMethods');
  const title = useRef<HTMLHeadingElement>(null);
  // The page looked for the anchor before this section was rendered.
  useEffect(() => {
    if (location.hash === `#${sectionId}`) title.current?.focus();
  }, []);
  const errorText = useErrorText('orders');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const query = savedMethodsQuery(api);
  const { data: stored } = useSuspenseQuery(query);
  const remove = useMutation({
    mutationFn: ({ id }: SavedMethod) => api(deleteSavedMethod, { body: { id } }),
    onSuccess({ means: savedMethods }, { label }) {
      toast({ text: t('removed', { label }), icon: 'check-circle' });
      queries.setQueryData(query.queryKey, savedMethods);
      void queries.invalidateQueries({ queryKey: ordersKey });
    },
    onError(error) {
      toast({ text: errorText(error), icon: 'warning-circle', urgent: true });
      void queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return (
    <section id={sectionId} aria-labelledby="payment-means-title" className="settings-section">
      <h2 ref={title} id="payment-means-title" tabIndex={-1} className="title-s">
        {t('title')}
      </h2>
      <p className="soft mt-1 max-w-[60ch] text-pretty">{stored.length === 0 ? t('none') : t('lead')}</p>
      <ul className="mt-4">
        {stored.map((savedMethod) => (
          <li key={savedMethod.id} className="settings-row flex items-center gap-4">
            <SavedMethodName savedMethod={savedMethod} />
            <Button
              size="small"
              disabled={remove.isPending}
              onClick={() => remove.mutate(savedMethod)}
              aria-label={t('removeNamed', { label: savedMethod.label })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedMethodName({ savedMethod }: { readonly savedMethod: SavedMethod }) {
  const expiry = useExpiry()(savedMethod);
  return (
    <>
      <MethodPlate method={savedMethod.method} />
      <div className="min-w-0 flex-1">
        <b className="num wrap-anywhere">{savedMethod.label}</b>
        {expiry !== null && <p className="text-s soft num">{expiry}</p>}
      </div>
    </>
  );
}
