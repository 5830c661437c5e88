export { changeUser } from './change-user.ts';
export { userKey } from './keys.ts';
export { loginPath } from './path-after-login.ts';
export { requireVisitor, requireMember, useMember, useUser, userQuery } from './queries.ts';
export { ResendActivation } from './resend-activation.tsx';
export { type OpenSignup, SignupLink, SignupProvider, useOpenSignup } from './signup-link.tsx';
export { useChangeLanguage } from './use-change-language.ts';
export { useLogout } from './use-logout.ts';
export { useSpendPrice } from './use-spend-price.ts';
