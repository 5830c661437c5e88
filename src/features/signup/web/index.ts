export { SignupDialog } from './signup-dialog.tsx';
