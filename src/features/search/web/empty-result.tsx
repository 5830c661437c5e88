import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ButtonLink, EmptyState } from '#platform/web/ui/index.ts';
import type { searchMembers } from '../contract/endpoints.ts';
import { without } from './search.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { useSearch } from './use-search.ts';

export interface EmptyResultProps {
  readonly relaxations: ReplyOf<typeof searchMembers>['relaxations'];
}

/** Shown for no results: which filter to remove, and how many results that gives. */
export function EmptyResult({ relaxations }: EmptyResultProps) {
  const t = useTranslations('members.empty');
  const { search, pathTo } = useSearch();
  const labels = useFilterLabels(search.filters);
  const suggestions = relaxations.flatMap(({ without: removed, total }) => {
    const dropped = labels.filter(({ name }) => name === removed);
    const [first] = dropped;
    return first ? [{ name: first.name, text: dropped.map(({ text }) => text).join(', '), total }] : [];
  });
  const [best] = suggestions;
  return (
    <EmptyState
      art={<EmptySearch />}
      title={t('title')}
      actions={
        <div className="mt-3 grid justify-items-center gap-2">
          {suggestions.slice(0, 3).map(({ name, text, total }) => (
            <ButtonLink key={name} kind={name === best?.name ? 'primary' : 'quiet'} to={pathTo({ filters: without(search.filters, name) })}>
              {t('without', { filter: text, n: total })}
            </ButtonLink>
          ))}
          <ButtonLink kind={best ? 'plain' : 'primary'} to={pathTo({ filters: {} })}>
            {t('clear')}
          </ButtonLink>
        </div>
      }
    >
      {best ? t('help', { filter: best.text, n: best.total }) : t('noHelp')}
    </EmptyState>
  );
}

/** A lens over an empty place. */
const EmptySearch = () => (
  <svg className="art" viewBox="0 0 132 110" aria-hidden="true">
    <path
      d="M86 34h26a14 14 0 0 1 14 14v44a4 4 0 0 1-4 4H86a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14Z"
      fill="none"
      stroke="var(--control)"
      strokeWidth="2"
      strokeDasharray="5 6"
    />
    <circle cx="48" cy="46" r="32" fill="var(--bubble-them)" stroke="var(--control)" strokeWidth="5" />
    <path d="m71 69 19 20" fill="none" stroke="var(--control)" strokeWidth="9" strokeLinecap="round" />
  </svg>
);
