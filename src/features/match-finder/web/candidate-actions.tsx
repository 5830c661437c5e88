import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';

interface Props {
  readonly profile: Profile;
  readonly onLike: () => void;
  readonly onSkip: () => void;
}

/** Like, message and skip; mounted once, so that the focus stays when the candidate changes. */
export function CandidateActions({ profile: { id, name }, onLike, onSkip }: Props) {
  const t = useTranslations('match-finder.act');
  return (
    <div className="actions" role="group" aria-label={t('label')}>
      <Button kind="primary" size="tall" icon="heart" onClick={onLike}>
        {t('likeShort')}
        <span className="sr">
          : <bdi>{name}</bdi>
        </span>
      </Button>
      <ButtonLink size="tall" icon="chat-circle" to={`/members/${id}/chat`}>
        {t('message')}
        <span className="sr">
          : <bdi>{name}</bdi>
        </span>
      </ButtonLink>
      <Button kind="plain" size="tall" icon="arrow-right" onClick={onSkip}>
        {t('skip')}
        <span className="sr">
          : <bdi>{name}</bdi>
        </span>
      </Button>
    </div>
  );
}
