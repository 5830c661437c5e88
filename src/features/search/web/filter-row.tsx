import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Chip, ChipLink } from '#platform/web/ui/index.ts';
import { interestsQuery } from '#features/members/web/index.ts';
import { without } from './search.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { useSearch } from './use-search.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = loadPart(() => loadSheet().then((module) => module.FilterSheet));

const quickTexts = { online: 'chip.online', new: 'chip.new', with_photo: 'chip.withPhoto' } as const;

/** The active filters, each removable, some quick filters to add, and the button that opens the filter sheet. */
export function FilterRow() {
  const t = useTranslations('members');
  const { search, offered, pathTo } = useSearch();
  const { filters } = search;
  const labels = useFilterLabels(filters);
  const [open, setOpen] = useState(false);
  const row = useFocusInRow();
  const api = useApi();
  const queries = useQueryClient();
  const prepare = () => {
    loadSheet().catch(() => {});
    void queries.prefetchQuery(interestsQuery(api));
  };
  const quick = (['online', 'new', 'with_photo'] as const).filter((name) => offered.includes(name) && filters[name] !== true);
  return (
    <>
      <div className="filter-row" role="group" aria-label={t('filters.label')} ref={row}>
        <Chip
          strong
          icon="sliders-horizontal"
          count={labels.length}
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen(true)}
        >
          {t('filters.title')}
        </Chip>
        {labels.map(({ name, interest, text, icon }) => (
          <ChipLink
            key={interest ?? name}
            to={pathTo({ filters: without(filters, name, interest) })}
            preventScrollReset
            icon={icon}
            removeLabel={t('filters.remove')}
          >
            {text}
          </ChipLink>
        ))}
        {quick.map((name) => (
          <ChipLink key={`set ${name}`} to={pathTo({ filters: { ...filters, [name]: true } })} preventScrollReset>
            {t(quickTexts[name])}
          </ChipLink>
        ))}
      </div>
      {open && <FilterSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** A removed chip would lose the focus, so it moves to the first button of the row. */
function useFocusInRow(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const { search } = useLocation();
  useEffect(() => {
    const onFocusIn = () => {
      within.current = row.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [search]);
  return row;
}
