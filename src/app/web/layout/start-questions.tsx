import { useLocation, useSearchParams } from 'react-router';
import { VisitStart } from '#features/visits/web/index.ts';

export type Layout = Parameters<typeof VisitStart>[0]['layout'];

/** The questions to visitors on pages with the router. */
export function StartQuestions({ layout }: { readonly layout: Layout }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return <VisitStart layout={layout} pathname={pathname} search={search} />;
}
