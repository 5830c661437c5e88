import './filter-sheet.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, Sheet, Switch } from '#platform/web/ui/index.ts';
import { AgeField, DistanceField, GenderField, InterestField, AppearanceFields, PlaceFields } from './filter-fields.tsx';
import { type FilterChanges, type Filters, normalise, sameFilters } from './search.ts';
import { useDraftTotal } from './use-draft-total.ts';
import { useSearch } from './use-search.ts';

/** Changes that were not applied when the sheet was closed, kept for the same search. */
let kept: { readonly of: Filters; readonly draft: Filters } | null = null;

/** All filters in one sheet. The total updates while filters change; they apply when "show" is pressed, and stay chosen when the sheet is closed. */
export function FilterSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('members.filters');
  const common = useTranslations('common.action');
  const navigate = useNavigate();
  const { search, pathTo, ...searcher } = useSearch();
  const { own, offered } = searcher;
  const [draft, setDraft] = useState(kept !== null && sameFilters(kept.of, search.filters) ? kept.draft : search.filters);
  const total = useDraftTotal(draft, searcher);
  const set = (changes: FilterChanges) => setDraft((old) => normalise({ ...old, ...changes }, offered));
  const field = { draft, set, offered };

  const show = () => {
    kept = null;
    onClose();
    void navigate(pathTo({ filters: draft }));
  };
  return (
    <Sheet
      open
      light
      onClose={() => {
        kept = { of: search.filters, draft };
        onClose();
      }}
      title={t('title')}
      closeLabel={common('close')}
      action={
        <Button kind="plain" size="small" onClick={() => setDraft(own)}>
          {t('reset')}
        </Button>
      }
      footer={
        <Button kind="primary" size="tall" wide onClick={show}>
          {total === null ? t('apply') : t('show', { n: total })}
        </Button>
      }
    >
      <div className="filters">
        <GenderField {...field} />
        <AgeField {...field} />
        <DistanceField {...field} />
        <PlaceFields {...field} />
        <div className="lines">
          {offered.includes('with_photo') && (
            <Switch label={t('withPhoto')} checked={draft.with_photo === true} onChange={(with_photo) => set({ with_photo })} />
          )}
          {offered.includes('online') && (
            <Switch label={t('online')} help={t('onlineHelp')} checked={draft.online === true} onChange={(online) => set({ online })} />
          )}
          <Switch label={t('new')} help={t('newHelp')} checked={draft.new === true} onChange={(isNew) => set({ new: isNew })} />
        </div>
        <InterestField {...field} />
        <AppearanceFields {...field} />
      </div>
    </Sheet>
  );
}
