import { useParams, useSearchParams } from 'react-router';
import { isLanguage, type Language } from '#platform/contract/languages.ts';
import { contentKinds } from '#features/site-content/contract/kinds.ts';
import type { Kind, Lang } from './queries.ts';

/** In the address: what is chosen in the list, which text is open, and which piece. */
export function useAddress() {
  const { kind, key } = useParams();
  const [search] = useSearchParams();
  const filter = contentKinds.find((one) => one === search.get('kind')) ?? null;
  const open = contentKinds.find((one) => one === kind) ?? null;
  const named = search.get('lang');
  const with_ = (path: string, changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
  const path = open === null || key === undefined ? '/admin/content' : `/admin/content/${open}/${key}`;
  return {
    filter,
    open: open === null || key === undefined ? null : { kind: open, key },
    /** Undefined: none is named. */
    language: named === 'all' ? null : isLanguage(named) ? named : undefined,
    toFilter: (one: Kind | null) => with_(path, { kind: one }),
    toPiece: (one: Kind, of: string, language?: Language) => with_(`/admin/content/${one}/${of}`, { lang: language ?? null }),
    toLanguage: (one: Lang) => with_(path, { lang: one ?? 'all' }),
  };
}
