import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, ButtonLink, EmptyState, IconLink, Panel, useToast } from '#platform/web/ui/index.ts';
import { useChatTools } from './chat-tools.ts';
import { useDraft, useOutgoing } from './use-chat-state.ts';

/** Why a conversation may be gone, without telling who ended it. `member`: profile id of the other side, where it is known. */
export function LostConversation({ member }: { readonly member: number | null }) {
  const t = useTranslations('chat.lost');
  return (
    <section className="talk-pane lost">
      <PageTitle text={t('pageTitle')} />
      <div className="lost-top">
        <IconLink to="/chats" icon="arrow-left" label={t('chats')} />
      </div>
      <EmptyState
        bare
        level={1}
        title={t('title')}
        actions={
          <div className="lost-ways">
            <ButtonLink kind="primary" to="/chats">
              {t('chats')}
            </ButtonLink>
            <ButtonLink to="/members">{t('discover')}</ButtonLink>
          </div>
        }
      >
        {t('text')}
      </EmptyState>
      {member !== null && <Kept member={member} />}
    </section>
  );
}

/** What was written and will not arrive goes back to who wrote it. */
function Kept({ member }: { readonly member: number }) {
  const t = useTranslations('chat.lost');
  const menu = useTranslations('chat.menu');
  const toast = useToast();
  const { drafts, outbox } = useChatTools();
  const outgoing = useOutgoing(member).map(({ text }) => text);
  const now = [...outgoing, useDraft(member)].filter((text) => text.trim() !== '').join('\n\n');
  // Leaving takes it away, not the news that comes meanwhile.
  const [words, setWords] = useState(now);
  if (now !== '' && now !== words) setWords(now);
  if (words === '') return null;
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => {
        outbox.takeBack(member);
        drafts.set(member, '');
        toast({ text: menu('copied'), icon: 'check' });
      },
      () => toast({ text: menu('copyFailed'), icon: 'warning-circle', urgent: true }),
    );
  return (
    <Panel as="section" tone="flat" className="lost-kept" aria-labelledby="lost-kept">
      <h2 id="lost-kept">
        <b>{t('kept')}</b>
      </h2>
      <p className="words">{words}</p>
      <p className="t13 soft">{t('keptHelp')}</p>
      <Button size="small" icon="copy" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </Panel>
  );
}
