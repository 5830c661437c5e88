export type { Addressee } from './addressee.ts';
export { keepMessage, readDraft } from './draft.ts';
export { keepStart, keptStart, type ProfileStart } from './profile-start.ts';
export { signupProfileQuery } from './queries.ts';
export { SignupDialog } from './signup-dialog.tsx';
