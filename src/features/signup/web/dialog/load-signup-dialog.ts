/** Loaded on the first press, because the rest of the signup's exports is small. */
export const loadSignupDialog = async () => (await import('./signup-dialog.tsx')).SignupDialog;
