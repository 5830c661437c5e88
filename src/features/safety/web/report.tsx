import { loadPart } from '#platform/web/shell/load-part.tsx';
import type { ReportProps } from './report-about.ts';

const ReportDialog = loadPart(async () => (await import('./report-dialog.tsx')).ReportDialog, { texts: ['safety'] });

/** The report dialog. Its code and texts are loaded when it is first opened. */
export const Report = ({ about, onClose, onBlock }: ReportProps) =>
  about && <ReportDialog about={about} onClose={onClose} {...(onBlock && { onBlock })} />;
