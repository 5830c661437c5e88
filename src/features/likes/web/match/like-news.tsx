import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Face, useToast } from '#platform/web/ui/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { MatchModal } from './match-modal.tsx';
import { matches } from './matches.ts';

interface Props {
  /** Members with a new like; each new array shows one toast. */
  readonly likers: readonly Member[];
  readonly match: Member | null;
}

/** Shows a toast for new likes and the match dialog. */
export function LikeNews({ likers, match }: Props) {
  const t = useTranslations('likes.news');
  const toast = useToast();
  const navigate = useNavigate();
  const showToast = useEffectEvent(([first, ...others]: readonly Member[]) => {
    if (first === undefined) return;
    const alone = others.length === 0;
    toast({
      key: 'new-likes',
      kind: 'paper',
      face: <Face {...faceOf(first.main_image)} alt="" size={40} />,
      text: alone ? t('one', { name: first.name }) : t('several', { n: likers.length }),
      action: { label: t('show'), onAction: () => void navigate(alone ? `/likes/m/${first.id}` : '/likes') },
    });
  });
  useEffect(() => showToast(likers), [likers]);
  return match && <MatchModal key={match.id} member={match} onClose={matches.close} />;
}
