export type { Addressee } from './state/addressee.ts';
export { keepMessage, readDraft } from './state/draft.ts';
export { keepStart, keptStart } from './state/profile-start.ts';
export { signupProfileQuery } from './queries.ts';
export { loadSignupDialog } from './dialog/load-signup-dialog.ts';
