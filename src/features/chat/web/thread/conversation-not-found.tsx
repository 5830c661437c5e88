import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { copyText } from '#platform/web/shell/copy-text.ts';
import { Button, ButtonLink, EmptyState, IconLink, Panel, useToast } from '#platform/web/ui/index.ts';
import { useChatState } from '../state/chat-state.ts';
import type { ChatRef } from '../state/cache/queries.ts';
import { useDraft, useOutgoing } from '../state/use-member-state.ts';

import { ReportLost } from './report-lost.tsx';

/**
 * Explains why a conversation may be gone, without revealing who ended it. `member`: profile id of the other member; null
 * when it is unknown.
 */
export function ConversationNotFound({ member, chatRef }: { readonly member: number | null; readonly chatRef: ChatRef }) {
  const t = useTranslations('chat.lost');
  return (
    <section className="chat-pane lost">
      <PageTitle text={t('pageTitle')} />
      <div className="lost-top">
        <IconLink to="/chats" icon="arrow-left" label={t('chats')} />
      </div>
      <EmptyState
        bare
        level={1}
        title={t('title')}
        actions={
          <div className="lost-links">
            <ButtonLink kind="primary" to="/chats">
              {t('chats')}
            </ButtonLink>
            <ButtonLink to="/members">{t('discover')}</ButtonLink>
          </div>
        }
      >
        {t('text')}
      </EmptyState>
      <ReportLost chatRef={chatRef} />
      {member !== null && <UnsentText member={member} />}
    </section>
  );
}

/** Offers to copy the viewer's unsent messages and draft, which can no longer be delivered. */
function UnsentText({ member }: { readonly member: number }) {
  const t = useTranslations('chat.lost');
  const menu = useTranslations('chat.menu');
  const toast = useToast();
  const { drafts, outbox } = useChatState();
  const outgoing = useOutgoing(member).map(({ text }) => text);
  const current = [...outgoing, useDraft(member)].filter((text) => text.trim() !== '').join('\n\n');
  // Stays on the screen until the page is left, even when the outbox or the draft becomes empty.
  const [unsent, setUnsent] = useState(current);
  if (current !== '' && current !== unsent) setUnsent(current);
  if (unsent === '') return null;
  const copy = async () => {
    if (!(await copyText(unsent))) return toast({ text: menu('copyFailed'), icon: 'warning-circle', urgent: true });
    outbox.removeUnsent(member);
    drafts.set(member, '');
    return toast({ text: menu('copied'), icon: 'check' });
  };
  return (
    <Panel as="section" tone="flat" className="lost-kept" aria-labelledby="lost-kept">
      <h2 id="lost-kept">
        <b>{t('kept')}</b>
      </h2>
      <p className="unsent">{unsent}</p>
      <p className="text-s soft">{t('keptHelp')}</p>
      <Button size="small" icon="copy" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </Panel>
  );
}
