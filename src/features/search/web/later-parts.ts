import { lazy } from 'react';

// What few pages draw, and none at its top: the code comes after the first paint. The server has it before it draws.
const load = () => import('./rare-parts.ts');
const parts = import.meta.env.SSR ? await load() : null;

export const AccountInvitation = parts?.AccountInvitation ?? lazy(async () => ({ default: (await load()).AccountInvitation }));
export const BeyondTheEnd = parts?.BeyondTheEnd ?? lazy(async () => ({ default: (await load()).BeyondTheEnd }));
export const EmptyResult = parts?.EmptyResult ?? lazy(async () => ({ default: (await load()).EmptyResult }));
export const SimilarMembers = parts?.SimilarMembers ?? lazy(async () => ({ default: (await load()).SimilarMembers }));
