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

/** Files picked, dropped or pasted, before they enter the upload queue. */
export interface ChosenPhotos {
  /** The file to edit next, or null. */
  readonly file: File | null;
  /** From 1. */
  readonly at: number;
  readonly of: number;
  /** Number of photos including uploads. */
  readonly taken: number;
  readonly remaining: number;
  /** How many of the last files exceeded the limit. */
  readonly notTaken: number;
  readonly take: (files: readonly File[]) => void;
  /** Queues the current file. */
  readonly use: (chosen: Chosen) => void;
  /** Queues the current file as edited, and all others unedited. */
  readonly useAll: (first: Chosen) => void;
  readonly drop: () => void;
}

/** Photos are edited one by one before their upload. Files the server would reject go to the queue, which shows the error. */
export function useChosenPhotos({ count, limit, uploads, queue }: Options): ChosenPhotos {
  const [{ files, done }, setOpen] = useState<{ readonly files: readonly File[]; readonly done: number }>({ files: [], done: 0 });
  const [notTaken, setNotTaken] = useState(0);
  const t = useTranslations('photos.picker');
  const announce = useAnnounce();
  const announceAdded = useEffectEvent(() => announce(t('added')));
  useEffect(() => queue.onSent(() => announceAdded()), [queue]);
  const taken = count + uploads.filter(({ state }) => state !== 'failed').length;
  const remaining = Math.max(0, limit - taken - files.length);
  const [file = null, ...others] = files;
  const drop = () => setOpen({ files: [], done: 0 });
  return {
    file,
    at: done + 1,
    of: done + files.length,
    taken,
    remaining,
    notTaken,
    take(given) {
      const [accepted, refused] = [given.filter((one) => refusalOf(one) === null), given.filter((one) => refusalOf(one) !== null)];
      setNotTaken(Math.max(0, accepted.length - remaining));
      queue.add(refused.map(unedited));
      setOpen({ files: [...files, ...accepted.slice(0, remaining)], done: files.length === 0 ? 0 : done });
    },
    use(chosen) {
      queue.add([chosen]);
      setOpen({ files: others, done: others.length === 0 ? 0 : done + 1 });
    },
    useAll(first) {
      queue.add([first, ...others.map(unedited)]);
      drop();
    },
    drop,
  };
}

const unedited = (file: File): Chosen => ({ file, turn: 0, crop: undefined });
