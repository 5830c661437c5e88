/** On the first press: what else comes through the door of the signup is light. */
export const loadSignupDialog = async () => (await import('./signup-dialog.tsx')).SignupDialog;
