import { deferredPart } from '#platform/web/shell/deferred-part.tsx';
import { useUser } from '#features/account/web/index.ts';
import type { Layout } from './start-questions.tsx';

const StartQuestions = deferredPart(async () => (await import('./start-questions.tsx')).StartQuestions);

/** What only visitors are asked. */
export function VisitQuestions({ layout }: { readonly layout: Layout }) {
  return useUser() === null && <StartQuestions layout={layout} />;
}
