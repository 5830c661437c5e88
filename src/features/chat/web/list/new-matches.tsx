import './new-matches.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useLiveEvent } from '#platform/web/live/use-live.ts';
import { Count, cx, Face } from '#platform/web/ui/index.ts';
import { matched } from '#features/likes/contract/calls.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { newMatchesKey, newMatchesQuery } from '../state/cache/new-matches-query.ts';
import { useListTime } from '../message/use-time-format.ts';

interface Props {
  /** A match with whom there is a conversation stands there. */
  readonly chats: readonly ChatEntry[];
}

/** The faces of matches in which nobody has written yet; a tap begins the conversation. */
export function NewMatches({ chats }: Props) {
  const t = useTranslations('chat.list');
  const id = useId();
  const queries = useQueryClient();
  const listTime = useListTime();
  const { data = [] } = useQuery(newMatchesQuery(useApi()));
  useLiveEvent(matched, () => void queries.invalidateQueries({ queryKey: newMatchesKey }));
  const matches = data.filter(({ profile }) => !chats.some((chat) => chat.profile.id === profile.id));
  if (matches.length === 0) return null;
  const unseen = matches.filter((match) => match.unseen).length;
  return (
    <section className="new-matches" aria-labelledby={id}>
      <h2 id={id}>
        {t('matches')}
        <Count value={unseen} label={t('matchesUnseen', { n: unseen })} />
      </h2>
      <ul>
        {matches.map(({ profile, at, unseen: isUnseen }) => (
          <li key={profile.id}>
            <Link to={`/members/${profile.id}/chat`} className={cx(isUnseen && 'unseen')}>
              <Face {...faceOf(profile.main_image)} alt="" size={64} />
              <span className="name" dir="auto">
                {profile.name}
              </span>
              <time className="text-s soft num" dateTime={at}>
                {listTime(at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
