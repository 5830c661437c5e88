import { lazy, Suspense, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import type { ReportProps } from './report-about.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The dialog that reports somebody. Its code and its texts come when it is opened first, on any page. */
export function Report({ about, onClose, onBlock }: ReportProps) {
  const catalogs = useCatalogs();
  const wanted = about !== null;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (wanted && !ready) void catalogs.ensure(['safety']).then(() => setReady(true));
  }, [catalogs, ready, wanted]);
  if (about === null || !ready) return null;
  return (
    <Suspense>
      <ReportDialog about={about} onClose={onClose} {...(onBlock && { onBlock })} />
    </Suspense>
  );
}
