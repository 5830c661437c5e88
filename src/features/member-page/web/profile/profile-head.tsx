import { useTranslations } from 'use-intl';
import { Icon, Pill } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { FictionalPill, usePlaceLine } from '#features/members/web/index.ts';

/** Name, age, wish, place and last activity. */
export function ProfileHead({ profile }: { readonly profile: Profile }) {
  const t = useTranslations();
  const placeLine = usePlaceLine();
  const { name, age, last_active, is_new, fictional, wish } = profile;
  return (
    <header className="head">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="title-xl wrap-anywhere">
          <bdi>{name}</bdi>, {age}
        </h1>
        {fictional && <FictionalPill />}
        {last_active === 'online' ? (
          <Pill kind="ok" dot>
            {t('common.state.online')}
          </Pill>
        ) : (
          !fictional && <span className="text-m soft">{t(`member-page.${last_active}`)}</span>
        )}
        {is_new && <Pill>{t('members.card.new')}</Pill>}
      </div>
      {wish !== null && (
        <p className="wish mt-1 flex items-center gap-1.5">
          <Icon name="heart" /> <span>{t(`members.wish.${wish}`)}</span>
        </p>
      )}
      <p className="soft mt-1 flex items-center gap-1.5">
        <Icon name="map-pin" /> {placeLine(profile.own ? { ...profile, distance: null } : profile)}
      </p>
    </header>
  );
}
