export { changeUser } from './change-user.ts';
export { refuseMember, requireMember, useMember, useUser, userQuery } from './queries.ts';
export { ResendActivation } from './resend-activation.tsx';
export { type OpenSignup, SignupLink, SignupProvider, useOpenSignup } from './signup-link.tsx';
export { useChangeLanguage } from './use-change-language.ts';
export { useLogout } from './use-logout.ts';
