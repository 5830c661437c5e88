import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import type { Film } from '#features/site/contract/slugged-pages.ts';
import type { SceneProps } from '../scene.ts';
import { filmFiles } from './films.ts';

interface Chapter {
  readonly from: number;
  readonly title: string;
  readonly line: string;
  readonly ask: Ask | null;
}

export interface Ask {
  readonly question: string;
  readonly answers: readonly { readonly said: string; readonly after: string }[];
}

/** A film with its words, ours or the operator's. */
export interface ShownFilm {
  readonly av1: string | null;
  readonly h264: string;
  readonly still: string;
  readonly seconds: number;
  readonly title: string;
  readonly text: string;
  /** Description of the still. */
  readonly alt: string;
  readonly note: string;
  readonly chapters: readonly Chapter[];
  /** Language of the texts, when it is not the reader's. */
  readonly lang: string | undefined;
}

/** The film that the slug has chosen, else `first-message`. The same object until the language changes. */
export function useFilm({ film, ownFilm }: SceneProps): ShownFilm {
  const t = useTranslations('landers.film');
  const language = useLanguage();
  return useMemo(() => {
    const own = ownFilm && ownFilmIn(ownFilm, language, t('ownFilm'));
    return own ?? ourFilm(film ?? 'first-message', t);
  }, [film, ownFilm, language, t]);
}

function ownFilmIn({ texts, ...files }: NonNullable<SceneProps['ownFilm']>, language: string, note: string): ShownFilm | null {
  const entries = Object.entries(texts);
  const [lang, words] = entries.find(([code]) => code === language) ?? entries[0] ?? [];
  if (words === undefined) return null;
  const { still: alt, title, text } = words;
  const chapters = words.chapters
    .toSorted((one, other) => one.from - other.from)
    .map((chapter) => ({ ...chapter, ask: chapter.ask ?? null }));
  return { ...files, title, text, alt, note, chapters, lang: lang === language ? undefined : lang };
}

function ourFilm(name: Film, t: ReturnType<typeof useTranslations<'landers.film'>>): ShownFilm {
  const { chapters, ...files } = filmFiles[name];
  return {
    ...files,
    title: t(`title.${name}`),
    text: t('text', { n: files.seconds }),
    alt: t(`still.${name}`),
    note: t('drawn'),
    chapters: chapters.map(({ name: chapter, from }) => ({
      from,
      title: t(`chapter.${chapter}.title`),
      line: t(`chapter.${chapter}.summary`),
      ask: null,
    })),
    lang: undefined,
  };
}
