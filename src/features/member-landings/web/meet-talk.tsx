import { useTranslations } from 'use-intl';
import { Face } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { MeetProps } from './meet.ts';
import { MeetHead } from './meet-head.tsx';
import { MeetWrite } from './meet-write.tsx';

/** Second way: the conversation itself, still empty; it begins with the visitor's line. */
export function MeetTalk(props: MeetProps) {
  const t = useTranslations('member-landings');
  const signup = useTranslations('signup.message');
  const { name, age, main_image } = props.member;
  return (
    <div className="wrap meet-two">
      <MeetHead {...props} title={t('talk.title', { name })} text={t('talk.text')} />
      <section className="meet-talk" aria-label={t('talk.window', { name })}>
        <p className="meet-bar">
          <Face {...faceOf(main_image)} alt={main_image === null ? signup('noPhoto') : signup('photo', { name })} size={56} />
          <b className="title-s">
            <bdi>{name}</bdi>, {age}
          </b>
        </p>
        <p className="meet-empty soft">{t('talk.empty')}</p>
        <MeetWrite member={props.member} />
      </section>
    </div>
  );
}
