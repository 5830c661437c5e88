import './filter-sheet.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ChoiceChips, RangeField, Sheet, Switch } from '#platform/web/ui/index.ts';
import { genders } from '#features/account/contract/user.ts';
import { InterestField, LooksFields } from './looks-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ages, type Filters, tidy } from './search.ts';
import { useDraftTotal } from './use-draft-total.ts';
import { useSearch } from './use-search.ts';

/** All filters on one sheet. What is chosen counts at once, and holds when "show" is pressed. */
export function FilterSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('members.filters');
  const common = useTranslations('common.action');
  const navigate = useNavigate();
  const { search, own, offered, pathTo } = useSearch();
  const [draft, setDraft] = useState(search.filters);
  const { total, counting } = useDraftTotal({ ...search, filters: draft, page: 1 });
  const set = (changes: Partial<Filters>) => setDraft((old) => tidy({ ...old, ...changes }, offered));

  const show = () => {
    onClose();
    void navigate(pathTo({ filters: draft }));
  };
  return (
    <Sheet
      open
      light
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      action={
        <Button kind="plain" size="small" onClick={() => setDraft(own)}>
          {t('reset')}
        </Button>
      }
      footer={
        <Button kind="primary" size="tall" wide onClick={show} aria-busy={undefined} className={counting ? 'counting' : undefined}>
          {t('show', { n: total })}
        </Button>
      }
    >
      <div className="filters">
        {offered.includes('gender') && <GenderField draft={draft} set={set} />}
        {offered.includes('age') && <AgeField draft={draft} set={set} />}
        <PlaceFields draft={draft} set={set} offered={offered} />
        <div className="lines">
          {offered.includes('with_photo') && (
            <Switch label={t('withPhoto')} checked={draft.with_photo === true} onChange={(with_photo) => set({ with_photo })} />
          )}
          {offered.includes('online') && (
            <Switch label={t('online')} help={t('onlineHelp')} checked={draft.online === true} onChange={(online) => set({ online })} />
          )}
        </div>
        {offered.includes('interests') && <InterestField draft={draft} set={set} />}
        <LooksFields draft={draft} set={set} offered={offered} />
      </div>
    </Sheet>
  );
}

export interface FieldProps {
  readonly draft: Filters;
  readonly set: (changes: Partial<Filters>) => void;
}

function GenderField({ draft, set }: FieldProps) {
  const t = useTranslations('members');
  return (
    <ChoiceChips
      multiple
      fill
      legend={t('filters.gender')}
      choices={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      value={draft.gender ?? []}
      onChange={(gender) => set({ gender })}
    />
  );
}

function AgeField({ draft, set }: FieldProps) {
  const t = useTranslations('members.filters');
  return (
    <RangeField
      legend={t('age')}
      min={ages.youngest}
      max={ages.oldest}
      value={[draft.min_age ?? ages.youngest, draft.max_age ?? ages.oldest]}
      onChange={([min_age, max_age]) => set({ min_age, max_age })}
      fromLabels={{ name: t('youngest'), less: t('younger'), more: t('older') }}
      toLabels={{ name: t('oldest'), less: t('younger'), more: t('older') }}
      between={t('between')}
      say={(n) => t('years', { n })}
    />
  );
}
