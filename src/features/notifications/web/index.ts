export { useReportPageVisible } from './use-page-visible.ts';
