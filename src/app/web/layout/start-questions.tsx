import { useLocation, useSearchParams } from 'react-router';
import { VisitStart } from '#features/visits/web/index.ts';

export type Layout = Parameters<typeof VisitStart>[0]['layout'];

/** What a visitor is asked on the pages of the router. */
export function StartQuestions({ layout }: { readonly layout: Layout }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return <VisitStart layout={layout} pathname={pathname} search={search} />;
}
