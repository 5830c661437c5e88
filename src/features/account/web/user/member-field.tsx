import { memberField } from '#platform/contract/http/named-member.ts';
import { useUser } from './user-provider.tsx';

/** In a form that the browser can send by itself: whose page it is, as the calls of the page's script say it. */
export function MemberField() {
  const user = useUser();
  return user && <input type="hidden" name={memberField} value={user.profile.id} />;
}
