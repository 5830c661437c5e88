import type { Film } from '#features/site/contract/slugged-pages.ts';
import firstMessageAv1 from './first-message.av1.mp4?url&no-inline';
import firstMessage from './first-message.mp4?url&no-inline';
import firstMessageStill from './first-message.webp?url&no-inline';
import twoCupsAv1 from './two-cups.av1.mp4?url&no-inline';
import twoCups from './two-cups.mp4?url&no-inline';
import twoCupsStill from './two-cups.webp?url&no-inline';

/** A chapter: what it is called in the catalogs, and when it begins, in seconds. */
interface Chapter {
  readonly name: string;
  readonly from: number;
}

interface FilmFiles {
  readonly av1: string;
  readonly h264: string;
  readonly still: string;
  readonly seconds: number;
  readonly chapters: readonly Chapter[];
}

/** Written by scripts/generators/render-films.ts. */
export const filmFiles = {
  'first-message': {
    av1: firstMessageAv1,
    h264: firstMessage,
    still: firstMessageStill,
    seconds: 15,
    chapters: [
      { name: 'sentence', from: 0 },
      { name: 'question', from: 5 },
      { name: 'evening', from: 10 },
    ],
  },
  'two-cups': {
    av1: twoCupsAv1,
    h264: twoCups,
    still: twoCupsStill,
    seconds: 12,
    chapters: [
      { name: 'rain', from: 0 },
      { name: 'share', from: 4 },
      { name: 'inside', from: 8 },
    ],
  },
} as const satisfies Readonly<Record<Film, FilmFiles>>;
