import './report-lost.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, IconButton } from '#platform/web/ui/index.ts';
import { lostConversationQuery, Report, type ReportAbout } from '#features/safety/web/index.ts';
import type { ChatRef } from '../state/cache/queries.ts';

/** Reports the member of a lost conversation, or one of their messages. Renders nothing for a conversation that never existed. */
export function ReportLost({ chatRef }: { readonly chatRef: ChatRef }) {
  const t = useTranslations('chat');
  const dateText = useDateFormat();
  const { data } = useQuery(lostConversationQuery(useApi(), chatRef));
  const [about, setAbout] = useState<ReportAbout | null>(null);
  if (!data) return null;
  const { profile, messages } = data;
  return (
    <div className="report-lost">
      <Button icon="flag" size="small" kind="quiet" onClick={() => setAbout({ ...profile, subject: 'profile' })}>
        {t('lost.report', { name: profile.name })}
      </Button>
      {messages.length > 0 && (
        <details>
          <summary>{t('lost.received', { name: profile.name })}</summary>
          <ul>
            {messages.map(({ id, text, sent_at }) => (
              <li key={id}>
                <div>
                  <p className="text-s soft">{dateText(new Date(sent_at), { dateStyle: 'medium', timeStyle: 'short' })}</p>
                  <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                    {text}
                  </p>
                </div>
                <IconButton icon="flag" label={t('menu.report')} onClick={() => setAbout({ ...profile, subject: 'message', item: id })} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Report about={about} onClose={() => setAbout(null)} />
    </div>
  );
}
