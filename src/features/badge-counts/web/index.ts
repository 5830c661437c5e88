export { loadedOrInvalidated, totalsQuery, useTotals } from './totals-query.ts';
