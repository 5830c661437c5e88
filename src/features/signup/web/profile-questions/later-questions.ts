import { type ComponentType, lazy } from 'react';
import type { ProfileQuestionProps } from './profile-question-props.ts';

type Questions = Readonly<Record<'about' | 'search', ComponentType<ProfileQuestionProps>>>;

let loaded: Questions | null = null;

/** The questions after the photo; their code comes while the photo is chosen. */
export async function loadLaterQuestions(): Promise<Questions> {
  const { AboutQuestion, SearchQuestion } = await import('./questions-after-photo.ts');
  loaded ??= { about: AboutQuestion, search: SearchQuestion };
  return loaded;
}

// The server has them before it draws.
if (import.meta.env.SSR) await loadLaterQuestions();

const lazyQuestions: Questions = {
  about: lazy(async () => ({ default: (await loadLaterQuestions()).about })),
  search: lazy(async () => ({ default: (await loadLaterQuestions()).search })),
};

/** Without a moment in which nothing is there, once they have been loaded: the focus goes to the new step at once. */
export const laterQuestion = (step: keyof Questions): ComponentType<ProfileQuestionProps> => (loaded ?? lazyQuestions)[step];
