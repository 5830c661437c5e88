import { loadPart } from '#platform/web/shell/load-part.tsx';
import { AbsentQuestion } from './absent-question.tsx';

const load = () => import('./questions-after-photo.ts');

/** Once preloaded, they are drawn without a moment in which nothing is there: the focus goes to the new step at once. */
export const laterQuestions = {
  about: loadPart(async () => (await load()).AboutQuestion, { Absent: AbsentQuestion }),
  search: loadPart(async () => (await load()).SearchQuestion, { Absent: AbsentQuestion }),
};

/** The questions after the photo; their code comes while the photo is chosen. */
export async function loadLaterQuestions(): Promise<void> {
  await Promise.all([laterQuestions.about.preload(), laterQuestions.search.preload()]);
}

// The server has them before it draws, and the browser before it takes over a step that the server has drawn.
if (import.meta.env.SSR || /[?&]step=(?:about|search)\b/.test(location.search)) await loadLaterQuestions().catch(() => null);
