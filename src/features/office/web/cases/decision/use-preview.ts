import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useDebouncedValue } from '#platform/web/interaction/use-debounced-value.ts';
import { previewDecision } from '#features/cases/contract/calls.ts';
import type { previewDecision as previewEndpoint } from '#features/cases/contract/decision-endpoints.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useAsks, useOffice } from '../../kit/office-context.ts';
import { previewKeyOf } from '../state/case-queries.ts';
import { bodyOf, type Draft } from '../state/draft.ts';

/** Ms after the last letter. A choice is computed at once. */
const typing = 500;

export type Preview = ReplyOf<typeof previewEndpoint>;

/** What the decision would do. A change of the draft aborts the computation of the one before. */
export function usePreview(about: Case, draft: Draft) {
  const api = useApi();
  const asks = useAsks();
  const { about: site } = useOffice();
  const words = useDebouncedValue(draft.words, typing);
  const facts = useDebouncedValue(draft.facts, typing);
  const body = bodyOf({ ...draft, words: draft.words.trim() === '' ? '' : words, facts }, about);
  const query = useQuery({
    queryKey: previewKeyOf(site, body),
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('nothing is chosen');
      return asks.within(() => api(previewDecision, { query: site, body, signal }));
    },
    enabled: body !== null && about.acts.length > 0 && about.state === 'open',
    staleTime: 30_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const isTyping = words !== draft.words || facts !== draft.facts;
  return {
    /** Of exactly this draft. */
    data: isTyping || body === null ? undefined : query.data,
    at: query.dataUpdatedAt,
    error: isTyping || body === null ? null : query.error,
    busy: body !== null && (isTyping || query.isFetching),
    retry: () => void query.refetch(),
  };
}
export type PreviewState = ReturnType<typeof usePreview>;
