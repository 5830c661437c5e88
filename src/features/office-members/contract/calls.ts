import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const findMembers = callOf<typeof endpoints.findMembers>('GET', 'admin/members.php');
export const getMember = callOf<typeof endpoints.getMember>('GET', 'admin/member.php');
export const lookAtMember = callOf<typeof endpoints.lookAtMember>('POST', 'admin/member-look.php');
export const sendMemberMessage = callOf<typeof endpoints.sendMemberMessage>('POST', 'admin/member-message.php');
export const resendMemberActivation = callOf<typeof endpoints.resendMemberActivation>('POST', 'admin/member-resend.php');
export const restoreMember = callOf<typeof endpoints.restoreMember>('POST', 'admin/member-restore.php');
export const changeMemberEmail = callOf<typeof endpoints.changeMemberEmail>('POST', 'admin/member-email.php');
export const startMemberExport = callOf<typeof endpoints.startMemberExport>('POST', 'admin/member-export.php');
export const deleteMember = callOf<typeof endpoints.deleteMember>('POST', 'admin/member-delete.php');
export const endMemberSessions = callOf<typeof endpoints.endMemberSessions>('POST', 'admin/member-sessions-end.php');
export const unlockMember = callOf<typeof endpoints.unlockMember>('POST', 'admin/member-unlock.php');
