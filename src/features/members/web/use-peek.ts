import { queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useAnnounce } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { getPhotoPeek, mostPeeks } from '../contract/endpoints.ts';
import type { Member } from '../contract/member.ts';
import { photoBeside, photoUnder, yielded } from './peek.ts';
import { watchPeek } from './watch-peek.ts';

type By = 'mouse' | 'finger' | 'keys';

export interface Peek {
  /** Goes into the photo's box. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null: not known yet. */
  readonly photos: readonly (ProfileImage | null)[];
  /** The one that is asked for. */
  readonly at: number;
  /** What asks for it; null: nothing, the main photo is all that is wanted. */
  readonly by: By | null;
  /** Something has asked before. */
  readonly asked: boolean;
}

const atRest: { readonly at: number; readonly by: By | null } = { at: 0, by: null };

/** Which of a member's photos their card shows. They are loaded when the first one is asked for. */
export function usePeek({ id, name, main_image, photo_count }: Member, first: Event): Peek {
  const box = useRef<HTMLDivElement>(null);
  const [{ at: wanted, by }, set] = useState(atRest);
  const [asked, setAsked] = useState(false);
  if (by !== null && !asked) setAsked(true);
  const { data, isError } = useQuery({ ...photoPeekQuery(useApi(), id), enabled: asked });
  // Who has gone meanwhile has nothing more to show.
  const n = data?.photos.length ?? (isError ? 1 : Math.min(mostPeeks, photo_count));
  const at = Math.max(0, Math.min(n - 1, wanted));

  const hover = useEffectEvent((share: number | null) => set(share === null ? atRest : { at: photoUnder(share, n), by: 'mouse' }));
  const step = useEffectEvent((to: 1 | -1, how: By) => set({ at: photoBeside(at, to, n), by: how }));
  const pull = useEffectEvent((moved: number) => {
    if (by !== 'finger') set({ at, by: 'finger' });
    box.current?.style.setProperty('--drag', `${yielded(moved, at, n)}px`);
  });
  const blur = useEffectEvent(() => by === 'keys' && set(atRest));
  const woken = useEffectEvent(() => first);
  useEffect(() => {
    const shot = box.current?.parentElement;
    const card = shot?.parentElement;
    if (!shot || !card) return undefined;
    return watchPeek(card, shot, woken(), {
      onHover: (share) => hover(share),
      onPull: (moved) => pull(moved),
      onLetGo(end) {
        box.current?.style.removeProperty('--drag');
        if (end !== 'stay') step(end === 'next' ? 1 : -1, 'finger');
      },
      onKey: (to) => step(to, 'keys'),
      onBlur: () => blur(),
    });
  }, []);

  const photos = Array.from({ length: n }, (_, place) => data?.photos[place] ?? (place === 0 ? main_image : null));
  useSpoken({ name, at, photo: by === 'keys' ? data?.photos[at] : undefined, n: data?.photo_count ?? photo_count });
  return { box, photos, at, by, asked };
}

/** Here, because the pages that load `queries.ts` need it only when somebody peeks. */
const photoPeekQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['photo-peek', id], queryFn: ({ signal }) => api(getPhotoPeek, { query: { id }, signal }) });

interface Spoken {
  readonly name: string;
  readonly at: number;
  readonly n: number;
  /** None: nothing is to be said. */
  readonly photo: ProfileImage | undefined;
}

/** Says which photo the keys chose, once. */
function useSpoken({ name, at, n, photo }: Spoken): void {
  const t = useTranslations('members.profile');
  const announce = useAnnounce();
  const said = useRef<string | null>(null);
  const sentence = photo === undefined ? null : t(photo.locked ? 'photoLocked' : 'photo', { name, at: at + 1, n });
  useEffect(() => {
    if (sentence !== null && sentence !== said.current) announce(sentence);
    said.current = sentence;
  }, [announce, sentence]);
}
