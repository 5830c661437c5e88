import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { decide } from '#features/cases/contract/calls.ts';
import type { decide as decideEndpoint } from '#features/cases/contract/decision-endpoints.ts';
import type { getCases } from '#features/cases/contract/endpoints.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useAsks, useOffice } from '../../kit/office-context.ts';
import { shortHash } from '../../kit/short-hash.ts';
import { caseKeyOf, queueKeyOf } from '../state/case-queries.ts';
import { bodyOf } from '../state/draft.ts';
import type { DraftState } from '../state/use-draft.ts';
import { useName } from '../state/use-name.ts';
import { addUndoable } from '../undo/undo-store.ts';
import { useDeed } from './use-deed.ts';

type Body = BodyOf<typeof decideEndpoint>;
type Reply = ReplyOf<typeof decideEndpoint>;
type Page = ReplyOf<typeof getCases>;

/** Sends the decision; then the next case is opened. Whoever was slower than somebody else keeps the draft. */
export function useDecide(about: Case, { draft, forget }: DraftState, onDecided: (next: string | null) => void) {
  const t = useTranslations('office.cases');
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const queries = useQueryClient();
  const errorText = useErrorText('office');
  const deed = useDeed();
  const { about: site, me } = useOffice();
  const [faster, setFaster] = useState<ErrorParams | null>(null);
  const name = useName()(about.subject);
  const done = ({ decision, approval, next }: Reply, body: Body) => {
    forget();
    const decided = new Set([body.number, ...(body.also ?? [])]);
    queries.setQueriesData<InfiniteData<Page>>({ queryKey: queueKeyOf(site) }, (data) => data && without(data, decided));
    for (const number of decided) void queries.invalidateQueries({ queryKey: caseKeyOf(site, number), refetchType: 'none' });
    if (approval !== null) toast({ text: t('asked', { deed: deed(body.act, name), hash: shortHash(approval.hash, 3) }), icon: 'users' });
    else if (decision.undo_until !== null) {
      const undo = { number: decision.number, case: body.number, site: site.site ?? null, act: body.act, name, until: decision.undo_until };
      addUndoable(me.id, undo, Date.now());
    }
    onDecided(next);
  };
  const send = useMutation({
    mutationFn: (body: Body) => asks.within(() => api(decide, { query: site, body })),
    onSuccess: done,
    onError(error) {
      if (error instanceof ApiError && error.code === 'decided_meanwhile') {
        setFaster(error.params);
        void queries.invalidateQueries({ queryKey: caseKeyOf(site, about.number) });
      } else toast({ text: errorText(error), icon: 'warning-circle', urgent: true });
    },
  });
  return {
    faster,
    busy: send.isPending,
    send() {
      const body = bodyOf(draft, about);
      if (body !== null && !send.isPending) send.mutate({ client_id: draft.ids.decision, ...body });
    },
  };
}
export type DecideState = ReturnType<typeof useDecide>;

/** The queue without what was decided; the server's own answer follows with the next change. */
function without(data: InfiniteData<Page>, decided: ReadonlySet<string>): InfiniteData<Page> {
  const gone = data.pages.flatMap(({ cases }) => cases.filter(({ number, state }) => decided.has(number) && state === 'open'));
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      cases: page.cases.filter(({ number }) => !decided.has(number)),
      counts: page.counts.map(({ kind, count }) => ({ kind, count: count - gone.filter((row) => row.kind === kind).length })),
    })),
  };
}
