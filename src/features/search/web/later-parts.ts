import { lazyPart } from '#platform/web/shell/lazy-part.tsx';

// What few pages draw, and most of them not at the top: the code comes after the first paint. The server has it before it draws,
// and so has the browser where the server has drawn no people but that: whoever taps on it must not see it made anew.
const load = () => import('./rare-parts.ts');
const isDrawn = import.meta.env.SSR || document.querySelector('.members > * .panel.empty') !== null;
const parts = isDrawn ? await load() : null;

const drawn = <Part>(part: Part | undefined) => ({ known: () => part ?? null });

export const AccountInvitation = lazyPart(() => load().then((module) => module.AccountInvitation), drawn(parts?.AccountInvitation));
export const BeyondTheEnd = lazyPart(() => load().then((module) => module.BeyondTheEnd), drawn(parts?.BeyondTheEnd));
export const EmptyResult = lazyPart(() => load().then((module) => module.EmptyResult), drawn(parts?.EmptyResult));
export const SimilarMembers = lazyPart(() => load().then((module) => module.SimilarMembers), drawn(parts?.SimilarMembers));
