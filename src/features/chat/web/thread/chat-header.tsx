import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Face, IconButton, IconLink, Menu, MenuItem, Pill } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { CreditPill, creditLevel } from '#features/credits/web/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { Report } from '#features/safety/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { BlockAndLeave } from './block-and-leave.tsx';
import { chatsQuery } from '../state/cache/chats-query.ts';
import type { Chat } from '../state/cache/queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  readonly chat: Chat;
  /** Opens the search in this conversation. */
  readonly onSearch: () => void;
}

/** The other member, the remaining credits, and the menu of the conversation. */
export function ChatHeader({ chat, onSearch }: Props) {
  const t = useTranslations('chat.header');
  const { profile } = chat;
  const { data: chats } = useQuery(chatsQuery(useApi()));
  const unread = (chats ?? [])
    .filter((entry) => entry.profile.id !== profile.id)
    .reduce((sum, entry) => sum + entry.num_unread_messages, 0);
  return (
    <header className="chat-header">
      <IconLink className="back" to="/chats" icon="arrow-left" label={t('back', { n: unread })} />
      <Person chat={chat} />
      <Credits />
      <ConversationMenu chat={chat} onSearch={onSearch} />
    </header>
  );
}

function Person({ chat: { profile, last_active } }: { readonly chat: Chat }) {
  const t = useTranslations('chat.header');
  const common = useTranslations('common.state');
  const { fictional_singular } = useSettings();
  return (
    <Link className="person" to={`/members/${profile.id}`}>
      <Face {...faceOf(profile.main_image)} alt="" size={44} />
      <span>
        <h1 dir="auto">{profile.name}</h1>
        {profile.fictional && fictional_singular !== null && <Pill kind="outline">{fictional_singular}</Pill>}
        {profile.online ? (
          <Pill kind="ok" dot>
            {common('online')}
          </Pill>
        ) : (
          (last_active === 'online' || last_active === 'today') && <span className="seen text-s soft">{t('today')}</span>
        )}
      </span>
    </Link>
  );
}

/** Shown only with 10 credits or fewer (specification §9). The price of the next message is next to Send. */
function Credits() {
  const t = useTranslations('chat.header');
  const format = useFormatter();
  const { credits } = useMember();
  if (creditLevel(credits) === 'enough') return null;
  const label = (
    <>
      <span className="whole">{t('credits', { n: credits })}</span>
      <span className="brief" aria-hidden="true">
        {format.number(credits)}
      </span>
    </>
  );
  return (
    <span className="credits">
      <CreditPill user={{ credits, paid_user: true }} creditsLabel={label} premiumLabel="" />
    </span>
  );
}

function ConversationMenu({ chat: { conversation, profile }, onSearch }: Props) {
  const t = useTranslations('chat.header');
  const find = useTranslations('chat.find');
  const [dialog, setDialog] = useState<'report' | 'block' | 'remove' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu label={t('more')} trigger={(menu) => <IconButton {...menu} className="more" icon="dots-three-vertical" label={t('more')} />}>
        <MenuItem icon="user" to={`/members/${profile.id}`}>
          {t('profile')}
        </MenuItem>
        {conversation !== null && (
          <MenuItem icon="magnifying-glass" onSelect={onSearch}>
            {find('open')}
          </MenuItem>
        )}
        <hr />
        <MenuItem icon="flag" onSelect={() => setDialog('report')}>
          {t('report')}
        </MenuItem>
        <MenuItem icon="prohibit" onSelect={() => setDialog('block')}>
          {t('block', { name: profile.name })}
        </MenuItem>
        {conversation !== null && (
          <MenuItem icon="trash" onSelect={() => setDialog('remove')}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
      <Report
        about={dialog === 'report' ? { id: profile.id, name: profile.name, subject: 'profile' } : null}
        onClose={close}
        onBlock={() => setDialog('block')}
      />
      <BlockAndLeave open={dialog === 'block'} member={profile} conversation={conversation} onClose={close} />
      {conversation !== null && <RemoveDialog open={dialog === 'remove'} member={profile} conversation={conversation} onClose={close} />}
    </>
  );
}
