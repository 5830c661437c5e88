import type { ReactNode } from 'react';
import { lazyPart } from '#platform/web/shell/lazy-part.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';
import { AbsentQuestion } from './absent-question.tsx';

type Questions = Readonly<Record<'about' | 'search', (props: ProfileQuestionProps) => ReactNode>>;

let loaded: Questions | null = null;

/** The questions after the photo; their code comes while the photo is chosen. */
export async function loadLaterQuestions(): Promise<Questions> {
  const { AboutQuestion, SearchQuestion } = await import('./questions-after-photo.ts');
  loaded ??= { about: AboutQuestion, search: SearchQuestion };
  return loaded;
}

// The server has them before it draws, and the browser before it takes over a step that the server has drawn.
if (import.meta.env.SSR || /[?&]step=(?:about|search)\b/.test(location.search)) await loadLaterQuestions().catch(() => null);

/** Without a moment in which nothing is there, once they have been loaded: the focus goes to the new step at once. */
const laterQuestion = (step: keyof Questions) =>
  lazyPart(async () => (await loadLaterQuestions())[step], { known: () => loaded && loaded[step], Absent: AbsentQuestion });

export const laterQuestions: Questions = { about: laterQuestion('about'), search: laterQuestion('search') };
