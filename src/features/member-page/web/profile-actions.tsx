import './profile-actions.css';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { useMember, useSpendPrice } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { FictionalPill } from '#features/members/web/index.ts';
import { LikeButton } from '#features/likes/web/index.ts';
import { useGift } from './gift-slot.ts';

/** Gift, like and message buttons with the cost of a message; on phones docked in place of the tab bar. */
export function ProfileActions({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('member-page');
  const cost = useCostLine();
  const drawGift = useGift();
  return (
    <div className="acts">
      {drawGift(profile)}
      <LikeButton member={profile} variant="round" />
      <ButtonLink kind="primary" size="tall" mirror icon="chat-circle" to={`/members/${profile.id}/chat`}>
        <span className="dock-label">
          {t('message')}
          <small className="num">{cost.short}</small>
        </span>
      </ButtonLink>
      <p className="text-s soft">{cost.long}</p>
      {profile.fictional && <FictionalPill />}
    </div>
  );
}

/** `short`: "1 credit · €0.25"; `long`: "1 message costs 1 credit (€0.25). You have 42 left." */
function useCostLine(): { readonly short: string; readonly long: string } {
  const t = useTranslations('member-page');
  const nav = useTranslations('app.nav');
  const { credits: left } = useMember();
  const { message_credits: credits } = useSettings();
  const money = useSpendPrice()(credits);
  if (credits === 0) return { short: '', long: t('costNothing') };
  const cost = money === null ? t('costCredits', { credits }) : t('cost', { credits, money });
  const short = [nav('credits', { n: credits }), money].filter((part) => part !== null).join(' · ');
  return { short, long: `${cost} ${t('left', { n: left })}` };
}
