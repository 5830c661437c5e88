import { lazyPart } from '#platform/web/shell/lazy-part.tsx';

// What few pages draw, and none at its top: the code comes after the first paint. The server has it before it draws.
const load = () => import('./rare-parts.ts');
const parts = import.meta.env.SSR ? await load() : null;

/** In the browser none is known. */
const drawn = <Part>(part: Part | undefined) => (import.meta.env.SSR ? { known: () => part ?? null } : {});

export const AccountInvitation = lazyPart(() => load().then((module) => module.AccountInvitation), drawn(parts?.AccountInvitation));
export const BeyondTheEnd = lazyPart(() => load().then((module) => module.BeyondTheEnd), drawn(parts?.BeyondTheEnd));
export const EmptyResult = lazyPart(() => load().then((module) => module.EmptyResult), drawn(parts?.EmptyResult));
export const SimilarMembers = lazyPart(() => load().then((module) => module.SimilarMembers), drawn(parts?.SimilarMembers));
