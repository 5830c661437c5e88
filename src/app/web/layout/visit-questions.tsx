import { useLocation, useSearchParams } from 'react-router';
import { useUser } from '#features/account/web/index.ts';
import type { VisitStart } from '#features/visits/web/index.ts';
import { Deferred } from '../deferred.tsx';

type Layout = Parameters<typeof VisitStart>[0]['layout'];

const questionsOf = (layout: Layout) => async () => {
  const { VisitStart: Start } = await import('#features/visits/web/index.ts');
  return function Questions() {
    const { pathname } = useLocation();
    const [search] = useSearchParams();
    return <Start layout={layout} pathname={pathname} search={search} />;
  };
};

const loaders: Record<Layout, ReturnType<typeof questionsOf>> = {
  default: questionsOf('default'),
  chat: questionsOf('chat'),
  lander: questionsOf('lander'),
};

/** What only visitors are asked. */
export function VisitQuestions({ layout }: { readonly layout: Layout }) {
  const visitor = useUser() === null;
  return visitor && <Deferred load={loaders[layout]} />;
}
