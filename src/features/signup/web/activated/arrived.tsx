import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, Icon } from '#platform/web/ui/index.ts';
import type { ChatEntry } from '#features/chat/contract/chats.ts';
import { MemberPhoto } from '#features/members/web/index.ts';

/** The message that waited has reached its reader: their face, the words, and the way to the conversation. */
export function Arrived({ message: { conversation, profile, last_message } }: { readonly message: ChatEntry }) {
  const t = useTranslations('account.activate');
  const title = t('arrivedTitle', { name: profile.name });
  return (
    <section className="wrap arrived">
      <PageTitle text={title} />
      <div className="arrived-face">
        <MemberPhoto image={profile.main_image} sizes="148px" alt="" priority position="50% 22%" />
        <span className="arrived-leaf">
          <Icon name="paper-plane-right-fill" />
        </span>
      </div>
      <h1 className="title-xl wrap-anywhere">{title}</h1>
      {last_message !== null && last_message.text !== '' && (
        <p className="arrived-words" dir="auto">
          {last_message.text}
        </p>
      )}
      <p className="arrived-stamp">
        <Icon name="check" />
        {t('delivered')}
      </p>
      <div className="grid gap-1">
        <ButtonLink kind="primary" size="tall" wide to={`/chats/${conversation.id}`}>
          {t('toChat')}
        </ButtonLink>
        <ButtonLink kind="plain" wide to="/members">
          {t('lookAround')}
        </ButtonLink>
      </div>
      <p className="text-m soft text-center text-pretty">{t('activeText')}</p>
    </section>
  );
}
