import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { type Chosen, refusalOf } from './upload-queue.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface Options extends PhotoUploads {
  /** How many photos there are. */
  readonly count: number;
  readonly limit: number;
}

/** Files that were picked, dropped or pasted, on their way to the queue. */
export interface ChosenPhotos {
  /** To be looked at first; null: none. */
  readonly file: File | null;
  /** From 1. */
  readonly at: number;
  readonly of: number;
  /** Photos there are or will be. */
  readonly taken: number;
  readonly room: number;
  /** How many files of the last ones did not fit in. */
  readonly notTaken: number;
  readonly take: (files: readonly File[]) => void;
  /** The first one goes to the queue. */
  readonly use: (chosen: Chosen) => void;
  /** All go as they are, but the first as it was made. */
  readonly useAll: (first: Chosen) => void;
  readonly drop: () => void;
}

/** Photos are looked at one by one before they are sent; what no server would take goes to the queue, which says why. */
export function useChosenPhotos({ count, limit, uploads, queue }: Options): ChosenPhotos {
  const [{ files, done }, setOpen] = useState<{ readonly files: readonly File[]; readonly done: number }>({ files: [], done: 0 });
  const [notTaken, setNotTaken] = useState(0);
  const t = useTranslations('photos.picker');
  const announce = useAnnounce();
  const tell = useEffectEvent(() => announce(t('added')));
  useEffect(() => queue.onSent(() => tell()), [queue]);
  const taken = count + uploads.filter(({ state }) => state !== 'failed').length;
  const room = Math.max(0, limit - taken - files.length);
  const [file = null, ...others] = files;
  const drop = () => setOpen({ files: [], done: 0 });
  return {
    file,
    at: done + 1,
    of: done + files.length,
    taken,
    room,
    notTaken,
    take(given) {
      const [fine, refused] = [given.filter((one) => refusalOf(one) === null), given.filter((one) => refusalOf(one) !== null)];
      setNotTaken(Math.max(0, fine.length - room));
      queue.add(refused.map(asIs));
      setOpen({ files: [...files, ...fine.slice(0, room)], done: files.length === 0 ? 0 : done });
    },
    use(chosen) {
      queue.add([chosen]);
      setOpen({ files: others, done: others.length === 0 ? 0 : done + 1 });
    },
    useAll(first) {
      queue.add([first, ...others.map(asIs)]);
      drop();
    },
    drop,
  };
}

const asIs = (file: File): Chosen => ({ file, turn: 0, crop: undefined });
