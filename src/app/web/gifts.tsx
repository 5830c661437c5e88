import { useNavigate } from 'react-router';
import type { Member } from '#features/members/contract/member.ts';
import { GiftDialog } from '#features/chat/web/index.ts';

export interface GiftsProps {
  readonly open: boolean;
  readonly member: Pick<Member, 'id' | 'name' | 'fictional'>;
  readonly onClose: () => void;
}

/** Lets the member choose a gift, then opens the conversation with the recipient. */
export function Gifts({ open, member, onClose }: GiftsProps) {
  const navigate = useNavigate();
  return <GiftDialog open={open} to={member} onClose={onClose} onSent={() => void navigate(`/members/${member.id}/chat`)} />;
}
