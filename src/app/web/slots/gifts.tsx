import { useNavigate } from 'react-router';
import type { Member } from '#features/members/contract/member.ts';
import { GiftDialog } from '#features/chat/web/index.ts';

export interface GiftsProps {
  readonly member: Pick<Member, 'id' | 'name' | 'fictional'>;
  readonly onClose: () => void;
}

/** Lets the member choose a gift, then opens the conversation with the recipient. */
export function Gifts({ member, onClose }: GiftsProps) {
  const navigate = useNavigate();
  return <GiftDialog open to={member} onClose={onClose} onSent={() => void navigate(`/members/${member.id}/chat`)} />;
}
