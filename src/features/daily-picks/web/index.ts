export { todayQuery } from './queries.ts';
export { SuggestedPartners } from './suggested-partners.tsx';
