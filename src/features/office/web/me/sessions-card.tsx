import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useOffice } from '../kit/office-context.ts';
import { meKey } from '../kit/queries.ts';
import { SessionLines } from '../people/session-lines.tsx';
import { Card } from './card.tsx';

/** Where this person is logged in. */
export function SessionsCard() {
  const t = useTranslations('office.sessions');
  const { me } = useOffice();
  const queries = useQueryClient();
  return (
    <Card title={t('title')} lead={t('lead')}>
      <SessionLines sessions={me.sessions} onEnded={() => void queries.invalidateQueries({ queryKey: meKey })} />
    </Card>
  );
}
