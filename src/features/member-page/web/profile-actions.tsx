import { useFormatter, useTranslations } from 'use-intl';
import { toMajor } from '#platform/contract/money.ts';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
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

/** "1 message costs 1 credit (€0.20). You have 42 left." The amount is that for the member's country. */
function useCostLine(): string {
  const t = useTranslations('member-page');
  const format = useFormatter();
  const { credits: left, profile } = useMember();
  const { message_credits: credits, minimum_message_costs: costs } = useSettings();
  if (credits === 0) return t('costNothing');
  const price = costs[profile.country];
  const cost =
    price === undefined
      ? t('costCredits', { credits })
      : t('cost', {
          credits,
          money: format.number(toMajor({ amount: price.costs, currency: price.currency }), { style: 'currency', currency: price.currency }),
        });
  return `${cost} ${t('left', { n: left })}`;
}
