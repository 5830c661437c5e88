import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { homeKey, KeyHint, providerName, useAct, useKey, useOffice } from '#features/office/web/index.ts';
import { askProvider } from '../../contract/calls.ts';
import type { OrderStory } from '../../contract/schemas.ts';
import { ordersKey, storyKey } from '../queries.ts';
import { useOrderWords } from '../use-order-words.ts';

/** Asks the provider where the payment of an order is, and shows what the order is then. */
export function AskButton({ order }: { readonly order: OrderStory['order'] }) {
  const t = useTranslations('office-orders.ask');
  const queries = useQueryClient();
  const { about } = useOffice();
  const { stateOf } = useOrderWords();
  const ask = useAct(
    (api, id: number) => api(askProvider, { query: about, body: { order: id } }),
    ({ state, changed }) => {
      for (const queryKey of [storyKey, ordersKey, homeKey]) void queries.invalidateQueries({ queryKey });
      const text = stateOf({ state, hangs: null, returned: null });
      return changed ? t('changed', { state: text }) : t('unchanged', { state: text });
    },
    'office-orders',
  );
  const press = () => {
    if (!ask.isPending) ask.mutate(order.id);
  };
  useKey('ask', press);
  return (
    <Button loading={ask.isPending} icon="question" onClick={press}>
      {t('do', { provider: providerName(order.provider) })}
      <KeyHint act="ask" />
    </Button>
  );
}
