import { lazy, Suspense, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import type { ReportProps } from './report-about.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** The report dialog. Its code and texts are loaded when it is first opened. */
export function Report({ about, onClose, onBlock }: ReportProps) {
  const catalogs = useCatalogs();
  const isOpen = about !== null;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (isOpen && !ready) void catalogs.ensure(['safety']).then(() => setReady(true));
  }, [catalogs, ready, isOpen]);
  if (about === null || !ready) return null;
  return (
    <Suspense>
      <ReportDialog about={about} onClose={onClose} {...(onBlock && { onBlock })} />
    </Suspense>
  );
}
