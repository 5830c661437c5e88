import type { Static } from 'typebox';
import * as Type from 'typebox';

/** Name of a file that the operator has put into `DATA_DIR/operator`. */
export const operatorFile = (...endings: readonly string[]) =>
  Type.String({ pattern: `^[a-z0-9][a-z0-9._-]{0,80}\\.(?:${endings.join('|')})$` });

const words = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** At what second a part of a film begins, and the same to read. */
export const FilmChapter = Type.Object({
  from: Type.Number({ minimum: 0, maximum: 600 }),
  title: words(60),
  line: words(160),
  /** On the lander with transitions the film stops at the end of the chapter, and each answer leads on. */
  ask: Type.Optional(
    Type.Object({
      question: words(120),
      answers: Type.Array(Type.Object({ said: words(80), after: words(200) }), { minItems: 2, maxItems: 3 }),
    }),
  ),
});

export const FilmTexts = Type.Object({
  title: words(80),
  text: words(240),
  /** Description of the still, for viewers who cannot see it. */
  still: words(200),
  chapters: Type.Array(FilmChapter, { minItems: 1, maxItems: 12 }),
});
export type FilmTexts = Static<typeof FilmTexts>;

/** A film of the operator: 540 × 640 px, without sound; a still and files of the operator's folder. */
export const OwnFilm = Type.Object({
  name: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+){0,11}$', maxLength: 60 }),
  h264: operatorFile('mp4'),
  av1: Type.Optional(operatorFile('mp4')),
  still: operatorFile('webp', 'jpg', 'png', 'avif'),
  seconds: Type.Integer({ minimum: 1, maximum: 600 }),
  /** By language; other languages see the first one. */
  texts: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), FilmTexts, { minProperties: 1 }),
});
export type OwnFilm = Static<typeof OwnFilm>;
