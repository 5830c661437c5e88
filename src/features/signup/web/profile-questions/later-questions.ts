import { loadPart } from '#platform/web/shell/load-part.tsx';
import { AbsentQuestion } from './absent-question.tsx';

const load = () => import('./questions-after-photo.ts');

/** Once preloaded, they render without an intermediate empty state, because the focus moves to the new step at once. */
export const laterQuestions = {
  sentence: loadPart(async () => (await load()).SentenceQuestion, { Absent: AbsentQuestion }),
  wish: loadPart(async () => (await load()).WishQuestion, { Absent: AbsentQuestion }),
  place: loadPart(async () => (await load()).PlaceQuestion, { Absent: AbsentQuestion }),
};

/** Loads the questions after the photo, while the member chooses a photo. */
export async function loadLaterQuestions(): Promise<void> {
  await Promise.all([laterQuestions.sentence.preload(), laterQuestions.wish.preload(), laterQuestions.place.preload()]);
}

// The server needs them before it renders, and the browser before it hydrates a step that the server has rendered.
if (import.meta.env.SSR || /[?&]step=(?:sentence|wish|place)\b/.test(location.search)) await loadLaterQuestions().catch(() => null);
