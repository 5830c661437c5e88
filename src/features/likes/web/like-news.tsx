import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Face, useToast } from '#platform/web/ui/index.ts';
import { matches } from '#features/members/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { MatchModal } from './match-modal.tsx';

interface Props {
  /** Who likes the viewer since a moment ago: told once for each list. */
  readonly likers: readonly Member[];
  readonly match: Member | null;
}

/** What likes bring while the page is open: a toast for new ones, the celebration for a match. */
export function LikeNews({ likers, match }: Props) {
  const t = useTranslations('likes.news');
  const toast = useToast();
  const navigate = useNavigate();
  const tell = useEffectEvent(([first, ...others]: readonly Member[]) => {
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
  useEffect(() => tell(likers), [likers]);
  return match && <MatchModal key={match.id} member={match} onClose={matches.close} />;
}
