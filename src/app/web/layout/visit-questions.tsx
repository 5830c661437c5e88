import { loadPart } from '#platform/web/shell/load-part.tsx';
import { useUser } from '#features/account/web/index.ts';
import type { Layout } from './start-questions.tsx';

const StartQuestions = loadPart(async () => (await import('./start-questions.tsx')).StartQuestions, { afterPage: true });

/** Questions that are asked only of visitors. */
export function VisitQuestions({ layout }: { readonly layout: Layout }) {
  return useUser() === null && <StartQuestions layout={layout} />;
}
