import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { useAsks, useOffice } from '#features/office/web/index.ts';
import { publishContent, putContent } from '../../contract/calls.ts';
import { type Body, contentKey, type PieceOf, type TextOf } from '../queries.ts';
import { bodyOf, type FieldName, isSame, type Typed, typedOf } from '../fields/typed.ts';
import { useBegun } from '../fields/typed-context.ts';

/** What somebody else has saved meanwhile. */
interface Met {
  readonly by: string;
  readonly version: number;
  readonly theirs: Readonly<Record<string, unknown>>;
}

/** What is typed into a text, and the acts of its buttons. */
export function useSaveText(piece: PieceOf, text: TextOf, fields: readonly FieldName[]) {
  const t = useTranslations('office-content');
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const queries = useQueryClient();
  const errorText = useErrorText('office-content', 'office');
  const { about } = useOffice();
  const { kind, key } = piece;
  const { language } = text;
  const [begun, setBegun] = useBegun(`${kind}/${key}/${language ?? 'all'}`);
  const [met, setMet] = useState<Met | null>(null);
  const loaded = typedOf(fields, text.content);
  const typed = begun?.typed ?? loaded;
  const isTouched = begun !== null && !isSame(begun.typed, loaded);
  const version = begun?.version ?? text.version;

  const reload = () => queries.invalidateQueries({ queryKey: contentKey(about) });
  const say = (words: string) => toast({ text: words, icon: 'check-circle' });
  const put = async (words: Typed, seen: number) => {
    const body = bodyOf({ kind, key }, language, words, seen);
    if (body === null) throw new ApiError(400, 'content_refused', { field: 'price', problem: 'malformed' });
    return asks.within(() => api(putContent, { query: about, body: body as Body }));
  };
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return;
    const { version: now, by, theirs } = error.params;
    setMet({ by: String(by), version: Number(now), theirs: JSON.parse(String(theirs)) as Met['theirs'] });
  };
  const done = (words: string) => async () => {
    await reload();
    setBegun(null);
    setMet(null);
    say(words);
  };
  const save = useMutation({ mutationFn: () => put(typed, version), onSuccess: done(t('saved')), onError: failed });
  const publish = useMutation({
    async mutationFn() {
      const saved = isTouched ? await put(typed, version) : null;
      const seen = saved?.texts[0]?.version ?? version;
      return asks.within(() => api(publishContent, { query: about, body: { kind, key, language, version: seen } }));
    },
    onSuccess: done(t('published')),
    onError: failed,
  });
  const publishAll = useMutation({
    async mutationFn() {
      if (isTouched) await put(typed, version);
      return asks.within(() => api(publishContent, { query: about, body: { kind, key } }));
    },
    onSuccess: done(t('published')),
    onError: failed,
  });
  const discard = useMutation({
    // The draft becomes what is live; a text that was never live has no draft to lose but what was typed.
    mutationFn: async () => (text.draft === null || text.published === null ? null : put(typedOf(fields, text.published), text.version)),
    onSuccess: done(t('discarded')),
    onError: failed,
  });
  const failure = save.error ?? publish.error ?? publishAll.error ?? discard.error ?? null;
  return {
    typed,
    isTouched,
    met,
    save,
    publish,
    publishAll,
    discard,
    problem: failure instanceof Error && met === null ? errorText(failure) : null,
    change(next: Typed) {
      for (const act of [save, publish, publishAll, discard]) if (act.isError) act.reset();
      setBegun({ typed: next, version });
    },
    keepMine() {
      if (met !== null) setBegun({ typed, version: met.version });
      setMet(null);
    },
    takeTheirs() {
      setBegun(null);
      setMet(null);
      void reload();
    },
  };
}
