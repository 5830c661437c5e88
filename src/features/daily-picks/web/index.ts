export { SuggestedPartners } from './suggested-partners.tsx';
