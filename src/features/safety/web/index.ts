export { BlockDialog } from './block-dialog.tsx';
export { BlockedSection } from './blocked-section.tsx';
export { blocksQuery, lostConversationQuery, reportsQuery } from './queries.ts';
export { Report } from './report.tsx';
export type { ReportAbout } from './report-about.ts';
export { ReportsSection } from './reports-section.tsx';
export { useBlock } from './use-block.ts';
