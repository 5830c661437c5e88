import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { cx, Face, IconButton, IconLink, Menu, MenuItem, Pill } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { CreditPill, creditLevel } from '#features/credits/web/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { BlockDialog } from './block-dialog.tsx';
import { chatsQuery } from './chats-query.ts';
import type { Chat } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  readonly chat: Chat;
  /** Looks for words in it. */
  readonly onFind: () => void;
}

/** Who it is, what credits are left when they get few, and what can be done with the conversation. */
export function TalkHead({ chat, onFind }: Props) {
  const t = useTranslations('chat.head');
  const { profile } = chat;
  const { data: chats } = useQuery(chatsQuery(useApi()));
  const unread = (chats ?? [])
    .filter((entry) => entry.profile.id !== profile.id)
    .reduce((sum, entry) => sum + entry.num_unread_messages, 0);
  return (
    <header className="talk-head">
      <IconLink className="back" to="/chats" icon="arrow-left" label={t('back', { n: unread })} />
      <Person profile={profile} />
      <Credits />
      <TalkMenu chat={chat} onFind={onFind} />
    </header>
  );
}

function Person({ profile }: Pick<Chat, 'profile'>) {
  const common = useTranslations('common.state');
  const { fictional_singular } = useSettings();
  return (
    <Link className="person" to={`/members/${profile.id}`}>
      <Face {...faceOf(profile.main_image)} alt="" size={44} />
      <span>
        <h1>{profile.name}</h1>
        {profile.fictional && fictional_singular !== null && <Pill kind="outline">{fictional_singular}</Pill>}
        {profile.online && (
          <Pill kind="ok" dot>
            {common('online')}
          </Pill>
        )}
      </span>
    </Link>
  );
}

/** Specification §9: only from 10 credits down, whoever it is. From 768 px the bar above has it for paid users. */
function Credits() {
  const t = useTranslations('chat.head');
  const { credits, paid_user } = useMember();
  if (creditLevel(credits) === 'enough') return null;
  return (
    <span className={cx('credits', paid_user && 'in-bar')}>
      <CreditPill user={{ credits, paid_user: true }} creditsLabel={t('credits', { n: credits })} premiumLabel="" />
    </span>
  );
}

function TalkMenu({ chat: { conversation, profile }, onFind }: Props) {
  const t = useTranslations('chat.head');
  const find = useTranslations('chat.find');
  const [asked, setAsked] = useState<'block' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu label={t('more')} trigger={(menu) => <IconButton {...menu} className="more" icon="dots-three-vertical" label={t('more')} />}>
        <MenuItem icon="user" to={`/members/${profile.id}`}>
          {t('profile')}
        </MenuItem>
        {conversation !== null && (
          <MenuItem icon="magnifying-glass" onSelect={onFind}>
            {find('open')}
          </MenuItem>
        )}
        <hr />
        <MenuItem icon="prohibit" onSelect={() => setAsked('block')}>
          {t('block', { name: profile.name })}
        </MenuItem>
        {conversation !== null && (
          <MenuItem icon="trash" onSelect={() => setAsked('remove')}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
      <BlockDialog open={asked === 'block'} member={profile} conversation={conversation} onClose={close} />
      {conversation !== null && <RemoveDialog open={asked === 'remove'} member={profile} conversation={conversation} onClose={close} />}
    </>
  );
}
