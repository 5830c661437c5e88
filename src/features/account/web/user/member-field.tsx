import { memberField } from '#platform/contract/http/named-member.ts';
import { useUser } from './user-provider.tsx';

/** For forms that the browser can send without script: names the page's member, as the header of the script's calls does. */
export function MemberField() {
  const user = useUser();
  return user && <input type="hidden" name={memberField} value={user.profile.id} />;
}
