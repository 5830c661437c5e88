export type { Addressee } from './addressee.ts';
export { keepMessage, readDraft } from './draft.ts';
export { keepStart, keptStart } from './profile-start.ts';
export { signupProfileQuery } from './queries.ts';
export { loadSignupDialog } from './load-signup-dialog.ts';
