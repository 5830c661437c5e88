import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, cx } from '#platform/web/ui/index.ts';
import { keepLike, keptLikes } from '#features/likes/web/index.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import type { MeetProps } from './meet.ts';
import { MeetHead } from './meet-head.tsx';
import { MeetWrite } from './meet-write.tsx';

/** Third way: first only the photo, large; then a like that is kept, then the words. */
export function MeetVeil(props: MeetProps) {
  const t = useTranslations('member-landings');
  const signup = useTranslations('signup.message');
  const { id, name, age, main_image, photos } = props.member;
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<boolean | null>(null);
  const liked = changed ?? (hydrated && keptLikes().some((one) => one.id === id));
  const like = (next: boolean) => {
    keepLike({ id, name }, next);
    setChanged(next);
  };
  return (
    <div className="wrap meet-three">
      <div className="meet-wide">
        <MemberPhoto
          image={main_image}
          sizes="(width >= 992px) 640px, 100vw"
          alt={main_image === null ? signup('noPhoto') : signup('photo', { name })}
          priority
          position="50% 25%"
        />
        {photos.length > 0 && (
          <p className="meet-more" aria-hidden="true">
            {photos.map((photo) => (
              <MemberPhoto key={photo.id} image={photo} sizes="80px" alt="" />
            ))}
          </p>
        )}
      </div>
      <div className="meet-side">
        <MeetHead {...props} title={t('title', { name, age })} text={t('veil.text')} />
        <Button
          size="tall"
          kind={liked ? 'blush' : 'quiet'}
          icon={liked ? 'heart-fill' : 'heart'}
          aria-pressed={liked}
          className={cx('meet-like', liked && 'on')}
          onClick={() => like(!liked)}
        >
          {t('veil.like', { name })}
        </Button>
        <p className="text-m soft" role="status">
          {liked && t('veil.liked', { name })}
        </p>
        <MeetWrite member={props.member} />
      </div>
    </div>
  );
}
