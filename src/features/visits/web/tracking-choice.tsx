import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { Button } from '#platform/web/ui/index.ts';
import { reopenQuestion, useChoice } from './choice-store.ts';

/** Asks again, on the page about cookies. The question comes with the first press. */
export function TrackingChoice({ children }: { readonly children: string }) {
  const catalogs = useCatalogs();
  const { reopened } = useChoice();
  const [search] = useSearchParams();
  const [Question, setQuestion] = useState<ComponentType<{ search: URLSearchParams }> | null>(null);
  const open = async () => {
    const [{ OriginQuestion }] = await Promise.all([import('./origin-question.tsx'), catalogs.ensure(['visits'])]);
    setQuestion(() => OriginQuestion);
    reopenQuestion();
  };
  return (
    <>
      <p>
        <Button icon="signpost" onClick={() => void open()}>
          {children}
        </Button>
      </p>
      {reopened && Question && <Question search={search} />}
    </>
  );
}
