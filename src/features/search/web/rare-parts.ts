export { AccountInvitation } from './account-invitation.tsx';
export { BeyondTheEnd } from './beyond-the-end.tsx';
export { EmptyResult } from './empty-result.tsx';
export { SimilarMembers } from './similar-members.tsx';
