import { loadPart } from '#platform/web/shell/load-part.tsx';

// Parts that few pages show, and none at its top, so their code is loaded after the first paint. The server loads it before rendering.
const load = () => import('./rare-parts.ts');

export const AccountInvitation = loadPart(async () => (await load()).AccountInvitation);
export const BeyondTheEnd = loadPart(async () => (await load()).BeyondTheEnd);
export const EmptyResult = loadPart(async () => (await load()).EmptyResult);
export const SimilarMembers = loadPart(async () => (await load()).SimilarMembers);

if (import.meta.env.SSR) await Promise.all([AccountInvitation, BeyondTheEnd, EmptyResult, SimilarMembers].map((part) => part.preload()));
