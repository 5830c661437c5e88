import { useTranslations } from 'use-intl';
import { Icon, Panel } from '#platform/web/ui/index.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import type { MeetProps } from './meet.ts';
import { MeetHead } from './meet-head.tsx';
import { MeetWrite } from './meet-write.tsx';

/** First way: a photo as on a card, and beside it what one would say. */
export function MeetCard(props: MeetProps) {
  const t = useTranslations('member-landings');
  const signup = useTranslations('signup.message');
  const { name, age, main_image } = props.member;
  return (
    <div className="wrap meet">
      <MeetHead {...props} title={t('title', { name, age })} text={t('card.text')} />
      <div className="meet-shot">
        <MemberPhoto
          image={main_image}
          sizes="(width >= 992px) 480px, 100vw"
          alt={main_image === null ? signup('noPhoto') : signup('photo', { name })}
          priority
          position="50% 25%"
        />
      </div>
      <Panel tone="raised" className="meet-form">
        <h2 className="title-m">{t('card.ask')}</h2>
        <MeetWrite member={props.member} />
      </Panel>
      <p className="text-m soft meet-private">
        <Icon name="shield-check" />
        <span>{t('private')}</span>
      </p>
    </div>
  );
}
