import { useNavigate } from 'react-router';
import { GiftDialog } from '#features/chat/web/index.ts';

export interface GiftsProps {
  readonly open: boolean;
  readonly member: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Chooses a gift, and goes to the conversation in which it arrives. */
export function Gifts({ open, member, onClose }: GiftsProps) {
  const navigate = useNavigate();
  return <GiftDialog open={open} to={member} onClose={onClose} onGiven={() => void navigate(`/members/${member.id}/chat`)} />;
}
