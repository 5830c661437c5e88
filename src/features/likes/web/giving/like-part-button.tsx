import './like-leaf.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { cx, Icon, IconButton } from '#platform/web/ui/index.ts';
import type { SentLike } from '../../contract/endpoints.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { Likeable } from './likeable.ts';
import { useLike } from './use-like.ts';
import { useSentLike } from './use-sent-like.ts';

const LikePartDialog = loadPart(async () => (await import('./like-part-dialog.tsx')).LikePartDialog);

interface Props {
  readonly member: Member;
  readonly of: Likeable;
  /** `leaf`: in the corner of its parent; `big`: in the corner of a large photo; `bar`: among other buttons. */
  readonly variant: 'leaf' | 'big' | 'bar';
}

/**
 * Likes one photo, paragraph or answer, with an optional note. A member can be liked once, so the button is hidden when another part
 * is already liked.
 */
export function LikePartButton({ member, of, variant }: Props) {
  const t = useTranslations('likes.part');
  const setLiked = useLike();
  const sent = useSentLike(member.id);
  const [open, setOpen] = useState(false);
  const isThis = sent !== null && isPart(of, sent);
  if (member.liked && !isThis) return null;
  const kind = 'photo' in of ? 'photo' : 'answer' in of ? 'answer' : 'line';
  const label = member.liked ? t(`${kind}Liked`) : t(kind);
  const press = () => (member.liked ? setLiked(member, false) : setOpen(true));
  const icon = member.liked ? 'heart-fill' : 'heart';
  const shared = { 'aria-haspopup': member.liked ? undefined : ('dialog' as const), onClick: press };
  return (
    <>
      {variant === 'bar' ? (
        <IconButton {...shared} icon={icon} label={label} on={member.liked} />
      ) : (
        <button {...shared} type="button" className={cx('like-leaf', variant === 'big' && 'big', member.liked && 'on')} aria-label={label}>
          <Icon name={icon} />
        </button>
      )}
      {open && <LikePartDialog member={member} of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

function isPart(of: Likeable, { photo, line, prompt }: SentLike): boolean {
  if ('photo' in of) return photo === of.photo.id;
  if ('answer' in of) return prompt === of.answer.prompt;
  return prompt === null && line !== null && of.paragraph.lines.includes(line);
}
