import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Button, IconButton, useToast } from '#platform/web/ui/index.ts';
import { dismissKeys, useDismissals } from '#features/reminders/web/index.ts';
import { todayQuery } from './queries.ts';

const LazyInterestsSheet = loadPart(async () => (await import('./interests-sheet.tsx')).InterestsSheet);

/** Asks whoever has no interests yet for some, where they become the reasons of the next picks. Until they are given or declined. */
export function InterestsOffer() {
  const t = useTranslations('daily-picks.interests');
  const [dismissed, dismiss] = useDismissals();
  const [isOpen, setIsOpen] = useState(false);
  const queries = useQueryClient();
  const { queryKey } = todayQuery(useApi());
  const toast = useToast();
  const ask = (asks_interests: boolean) => queries.setQueryData(queryKey, (today) => today && { ...today, asks_interests });
  if (dismissed.includes(dismissKeys.interests)) return null;
  return (
    <aside className="interests-offer" aria-label={t('title')}>
      <div>
        <h3 className="title-s">{t('title')}</h3>
        <p className="soft text-pretty">{t('text')}</p>
      </div>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('choose')}
      </Button>
      <IconButton icon="x" label={t('no')} onClick={() => dismiss(dismissKeys.interests)} />
      {isOpen && (
        <LazyInterestsSheet
          onClose={() => setIsOpen(false)}
          onSaved={() => ask(false)}
          onRefused={() => {
            ask(true);
            toast({ text: t('failed'), icon: 'warning-circle' });
          }}
        />
      )}
    </aside>
  );
}
