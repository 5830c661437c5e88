import { type ComponentType, useEffect, useState } from 'react';
import { useUser } from '#features/account/web/index.ts';
import type { VisitStart } from '#features/visits/web/index.ts';

type Props = Parameters<typeof VisitStart>[0];

/** What only visitors are asked. Its code comes after the page is there. */
export function VisitQuestions({ layout }: Props) {
  const visitor = useUser() === null;
  const [Questions, setQuestions] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!visitor) return;
    void import('#features/visits/web/index.ts').then(({ VisitStart }) => setQuestions(() => VisitStart));
  }, [visitor]);
  return visitor && Questions && <Questions layout={layout} />;
}
