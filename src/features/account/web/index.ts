export { refuseMember, requireMember, useMember, useUser, userQuery } from './queries.ts';
export { useLogout } from './use-logout.ts';
