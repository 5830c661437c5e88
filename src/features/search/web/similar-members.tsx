import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ButtonLink } from '#platform/web/ui/index.ts';
import type { searchMembers } from '../contract/endpoints.ts';
import { LikeButton } from '#features/likes/web/index.ts';
import { MemberCard, useListOrigin } from '#features/members/web/index.ts';
import { without } from './search.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { useMissed } from './use-missed.ts';
import { useSearch } from './use-search.ts';

export interface SimilarMembersProps {
  readonly similar: ReplyOf<typeof searchMembers>['similar'];
  /** The total of the search; with 0 the empty state already suggests filters to remove. */
  readonly total: number;
}

/** Members who miss exactly one filter: shown below the results, not counted, each with the filter it misses. */
export function SimilarMembers({ similar, total }: SimilarMembersProps) {
  const t = useTranslations('members.similar');
  const { search, pathTo } = useSearch();
  const { filters } = search;
  const labels = useFilterLabels(filters);
  const missed = useMissed(filters);
  const listOrigin = useListOrigin(total === 0 ? null : total, { people: similar.map(({ profile }) => profile), page: 1, pages: 1 });
  const [first] = similar;
  const only = first !== undefined && similar.every(({ misses }) => misses === first.misses) ? first.misses : null;
  const filter = labels.flatMap(({ name, text }) => (name === only ? [text] : [])).join(', ');
  return (
    <section className="similar" aria-labelledby="similar-members">
      <div className="similar-head">
        <div>
          <h2 className="title-m" id="similar-members">
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
            <MemberCard
              member={profile}
              listOrigin={listOrigin}
              action={<LikeButton member={profile} />}
              level={3}
              missed={missed(profile, misses)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
