import { useTranslations } from 'use-intl';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { useMember, useSpendPrice } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { LikeButton } from '#features/likes/web/index.ts';
import { useGift } from './gift-slot.ts';

/** Gift, like and message buttons with the cost of a message; on phones docked above the tab bar. */
export function ProfileActions({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('member-page');
  const cost = useCostLine();
  const drawGift = useGift();
  return (
    <div className="acts">
      {drawGift(profile)}
      <LikeButton member={profile} variant="round" />
      <ButtonLink kind="primary" size="tall" mirror icon="chat-circle" to={`/members/${profile.id}/chat`}>
        {t('message')}
      </ButtonLink>
      <p className="t13 soft">{cost}</p>
    </div>
  );
}

/** "1 message costs 1 credit (€0.25). You have 42 left." */
function useCostLine(): string {
  const t = useTranslations('member-page');
  const { credits: left } = useMember();
  const { message_credits: credits } = useSettings();
  const money = useSpendPrice()(credits);
  if (credits === 0) return t('costNothing');
  const cost = money === null ? t('costCredits', { credits }) : t('cost', { credits, money });
  return `${cost} ${t('left', { n: left })}`;
}
