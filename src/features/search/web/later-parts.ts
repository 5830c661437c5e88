import { loadPart } from '#platform/web/shell/load-part.tsx';

// What few pages draw, and none at its top: the code comes after the first paint. The server has it before it draws.
const load = () => import('./rare-parts.ts');

export const AccountInvitation = loadPart(async () => (await load()).AccountInvitation);
export const BeyondTheEnd = loadPart(async () => (await load()).BeyondTheEnd);
export const EmptyResult = loadPart(async () => (await load()).EmptyResult);
export const SimilarMembers = loadPart(async () => (await load()).SimilarMembers);

if (import.meta.env.SSR) await Promise.all([AccountInvitation, BeyondTheEnd, EmptyResult, SimilarMembers].map((part) => part.preload()));
