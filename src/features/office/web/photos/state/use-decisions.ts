import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { decidePhotos, undoDecision } from '#features/cases/contract/calls.ts';
import { addUndoable } from '../../cases/undo/undo-store.ts';
import { useAsks, useOffice } from '../../kit/office-context.ts';
import { useAct } from '../../kit/use-act.ts';
import { stackKeyOf } from '../../kit/queries.ts';
import type { Choices, Item } from './choices.ts';
import { firstOf, merged, type Outcome } from './outcome.ts';
import { photoUrl, type Stack, stackQuery } from './photo-queries.ts';

interface Sent {
  readonly client_id: string;
  readonly items: readonly Item[];
  readonly count: number;
}

/** Sends what was chosen, keeps what became of it, and fetches the next stack meanwhile. */
export function useDecisions(stack: Stack) {
  const t = useTranslations('office.photos');
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const announce = useAnnounce();
  const errorText = useErrorText('office');
  const queries = useQueryClient();
  const { about, me } = useOffice();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [stackNumber, setStackNumber] = useState(0);
  // The same call again has the same id, so that nothing is decided twice.
  const unsent = useRef<{ readonly text: string; readonly client_id: string } | null>(null);

  const files = useRef<readonly HTMLImageElement[]>([]);

  const fetchNext = async () => {
    const fresh = await queries.fetchQuery({ ...stackQuery({ api, asks }, about), staleTime: 0 }).catch(() => null);
    // Kept while the result is looked at, so that the browser does, too.
    files.current = fresh === null ? [] : filesOf(fresh, about, me);
    setNext(fresh?.photos.length ?? 0);
  };
  const sending = useMutation({
    mutationFn: ({ client_id, items, count }: Sent) =>
      asks.within(() => api(decidePhotos, { query: about, body: { client_id, items: [...items], count } })),
    onSuccess(reply, { items }) {
      unsent.current = null;
      setNext(null);
      setOutcome((before) =>
        before === null ? { photos: stack.photos, items, reply, at: Date.now(), undoes: firstOf(reply) } : merged(before, reply),
      );
      announce(t('announceDone', { n: reply.results.filter((result) => result.outcome === 'done').length }));
      void fetchNext();
    },
    onError: (error) => toast({ text: errorText(error), icon: 'warning-circle', urgent: true }),
  });
  const sendItems = (items: readonly Item[], count: number) => {
    const text = JSON.stringify(items);
    const client_id = unsent.current?.text === text ? unsent.current.client_id : newClientId();
    unsent.current = { text, client_id };
    sending.mutate({ client_id, items, count });
  };
  const undoes = outcome?.undoes ?? [];
  const undoing = useAct(
    async (given) => {
      for (const number of undoes) await given(undoDecision, { query: about, body: { number } });
    },
    () => {
      setOutcome(null);
      setStackNumber((before) => before + 1);
      void queries.invalidateQueries({ queryKey: stackKeyOf(about) });
      announce(t('undone'));
      return null;
    },
  );
  // Whoever goes on, or leaves the page, can still undo it from the bar of all pages.
  const leaving = useRef<() => void>(() => undefined);
  useEffect(() => {
    leaving.current = () => {
      const until = outcome?.reply.undo_until ?? null;
      const photos = outcome?.reply.results.filter(({ decision }) => decision !== null).length ?? 0;
      if (until === null || undoing.isSuccess) return;
      for (const number of undoes) addUndoable(me.id, { number, site: about.site ?? null, photos, until }, Date.now());
    };
  });
  useEffect(() => () => leaving.current(), []);

  return {
    outcome,
    choices,
    setChoices,
    next,
    stackNumber,
    sending: sending.isPending,
    undoing: undoing.isPending,
    send: sendItems,
    retry() {
      const failed = new Set(outcome?.reply.results.filter((result) => result.outcome === 'failed').map(({ id }) => id));
      const items = outcome?.items.filter(({ id }) => failed.has(id)) ?? [];
      sendItems(items, items.filter(({ act }) => act === 'accept').length);
    },
    undo: () => undoing.mutate(undefined),
    goOn() {
      if (next === null) return;
      leaving.current();
      setOutcome(null);
      setStackNumber((before) => before + 1);
      // What was chosen for photos that stay is still chosen.
    },
  };
}

/** The files of a stack, so that nobody waits for them later. */
const filesOf = (
  { photos }: Stack,
  about: { readonly site?: number },
  { blur, grey }: { readonly blur: boolean; readonly grey: boolean },
): readonly HTMLImageElement[] =>
  photos.map(({ id }) => {
    const image = new Image();
    image.src = photoUrl(about, id, { clear: !blur, colour: !grey });
    return image;
  });
