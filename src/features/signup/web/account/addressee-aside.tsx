import { useTranslations } from 'use-intl';
import { cx, Icon, Pill } from '#platform/web/ui/index.ts';
import { keptLikes } from '#features/likes/web/index.ts';
import { FictionalPill, MemberPhoto } from '#features/members/web/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import type { Addressee } from '../state/addressee.ts';

interface Props {
  readonly addressee: Addressee;
  /** Next to the first question there is space for more of the member. */
  readonly first: boolean;
  /** The page is hydrated, so that the visitor's data in sessionStorage can be read. */
  readonly hydrated: boolean;
}

/**
 * The member whom the visitor wants to write to. On phones large next to the first question and a row after that; from 768 px a large
 * photo.
 */
export function AddresseeAside({ addressee, first, hydrated }: Props) {
  const t = useTranslations('signup');
  const state = useTranslations('common.state');
  const card = useTranslations('members.card');
  const countryName = useCountryName();
  const { id, name, age, region, country, main_image, photos, photo_count, online, is_new, fictional } = addressee;
  const liked = hydrated && keptLikes().some((one) => one.id === id);
  return (
    <aside className={cx('signup-for', first && 'first')}>
      {liked && (
        <p className="signup-liked">
          <Icon name="heart-fill" />
          <span>{t('teaser.liked', { name })}</span>
        </p>
      )}
      <MemberPhoto
        image={main_image}
        sizes={`(width >= 768px) 320px, ${first ? 132 : 72}px`}
        alt={main_image === null ? t('message.noPhoto') : t('message.photo', { name })}
        priority
        position="50% 25%"
      />
      <div>
        <p className="title-s">{t('message.who', { name, age })}</p>
        <p className="text-m soft">{region?.name ?? countryName(country)}</p>
        <p className="signup-states">
          {fictional && <FictionalPill />}
          {online ? (
            <Pill kind="ok" dot>
              {state('online')}
            </Pill>
          ) : (
            is_new && <Pill kind="outline">{card('new')}</Pill>
          )}
        </p>
        {first && photos.length > 0 && (
          <>
            <p className="signup-more" aria-hidden="true">
              {photos.map((photo) => (
                <MemberPhoto key={photo.id} image={photo} sizes="48px" alt="" />
              ))}
            </p>
            <p className="text-s soft">{t('teaser.more', { n: photo_count - 1 })}</p>
          </>
        )}
      </div>
    </aside>
  );
}
