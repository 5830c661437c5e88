import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ButtonLink } from '#platform/web/ui/index.ts';
import type { searchMembers } from '../contract/endpoints.ts';
import { useCameFrom } from './came-from.ts';
import { MemberCard } from './member-card.tsx';
import { without } from './search.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { useMissed } from './use-missed.ts';
import { useSearch } from './use-search.ts';

interface Props {
  readonly similar: ReplyOf<typeof searchMembers>['similar'];
  /** How many were found: 0 says itself which filter to leave out. */
  readonly total: number;
}

/** Who misses exactly one filter: apart from the results, not counted, and each with what it is. */
export function SimilarMembers({ similar, total }: Props) {
  const t = useTranslations('members.similar');
  const { search, pathTo } = useSearch();
  const { filters } = search;
  const labels = useFilterLabels()(filters);
  const missed = useMissed(filters);
  const cameFrom = useCameFrom(total === 0 ? null : total, { people: similar.map(({ profile }) => profile), page: 1, pages: 1 });
  const [first] = similar;
  const only = first !== undefined && similar.every(({ misses }) => misses === first.misses) ? first.misses : null;
  const filter = labels.flatMap(({ name, text }) => (name === only ? [text] : [])).join(', ');
  return (
    <section className="similar" aria-labelledby="similar-members">
      <div className="similar-head">
        <div>
          <h2 className="h28" id="similar-members">
            {t('title')}
          </h2>
          <p className="soft">
            {filter === '' ? t('text') : t('only', { filter })} {total > 0 && t('apart')}
          </p>
        </div>
        {only !== null && filter !== '' && total > 0 && (
          <ButtonLink size="small" to={pathTo({ filters: without(filters, only) })}>
            {t('without', { filter })}
          </ButtonLink>
        )}
      </div>
      <ul className="member-grid">
        {similar.map(({ profile, misses }) => (
          <li key={profile.id}>
            <MemberCard member={profile} cameFrom={cameFrom} level={3} missed={missed(profile, misses)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
