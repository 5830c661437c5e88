import './like-leaf.css';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Icon, IconButton } from '#platform/web/ui/index.ts';
import type { Paragraph } from './about-lines.ts';
import type { Member } from '../contract/member.ts';
import type { Likeable } from './likeable.ts';
import { useLike } from './use-like.ts';
import { useSentLike } from './use-sent-like.ts';

const LikePartDialog = lazy(async () => ({ default: (await import('./like-part-dialog.tsx')).LikePartDialog }));

interface Props {
  readonly member: Member;
  readonly of: Likeable;
  /** `leaf` is cut into the corner of what it stands on, `big` into that of a large photo, `bar` stands among other buttons. */
  readonly look: 'leaf' | 'big' | 'bar';
}

/**
 * Likes one photo or some words, with a note if one likes. A member is liked once: who likes something else of them
 * sees no leaf here, and taking the like back brings them all again.
 */
export function LikePartButton({ member, of, look }: Props) {
  const t = useTranslations('members.liking');
  const setLiked = useLike();
  const sent = useSentLike(member.id);
  const [open, setOpen] = useState(false);
  const isThis = sent !== null && ('photo' in of ? sent.photo === of.photo.id : saysIt(of.words, sent.line));
  if (member.liked && !isThis) return null;
  const kind = 'photo' in of ? 'photo' : 'line';
  const label = member.liked ? t(`${kind}Liked`) : t(kind);
  const press = () => (member.liked ? setLiked(member, false) : setOpen(true));
  const icon = member.liked ? 'heart-fill' : 'heart';
  const shared = { 'aria-haspopup': member.liked ? undefined : ('dialog' as const), onClick: press };
  return (
    <>
      {look === 'bar' ? (
        <IconButton {...shared} icon={icon} label={label} on={member.liked} />
      ) : (
        <button {...shared} type="button" className={cx('like-leaf', look === 'big' && 'big', member.liked && 'on')} aria-label={label}>
          <Icon name={icon} />
        </button>
      )}
      {open && (
        <Suspense>
          <LikePartDialog member={member} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const saysIt = ({ lines }: Paragraph, line: string | null): boolean => line !== null && lines.includes(line);
