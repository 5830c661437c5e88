import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Sheet } from '#platform/web/ui/index.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { InterestGroups, interestsQuery } from '#features/members/web/index.ts';
import { useProfileChange } from '#features/profile/web/index.ts';

interface Props {
  readonly onClose: () => void;
  /** At once; `onRefused` takes it back. */
  readonly onSaved: () => void;
  readonly onRefused: () => void;
}

/** The first interests of a member, in four groups. The explicit ones are in the profile alone. */
export function InterestsSheet({ onClose, onSaved, onRefused }: Props) {
  const t = useTranslations('daily-picks.interests');
  const common = useTranslations('common.action');
  const { data: offered = [] } = useQuery(interestsQuery(useApi()));
  const saver = useProfileChange();
  const [chosen, setChosen] = useState<Interest[]>([]);
  const save = () => {
    saver.save({ interests: chosen }, onRefused);
    onClose();
    onSaved();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <Button kind="primary" className="w-full" disabled={chosen.length === 0} onClick={save}>
          {t('save', { n: chosen.length })}
        </Button>
      }
    >
      <InterestGroups offered={offered} value={chosen} onChange={setChosen} />
    </Sheet>
  );
}
