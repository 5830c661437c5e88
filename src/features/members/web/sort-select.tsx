import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSearch } from './use-search.ts';

const orders = ['active', 'new'] as const;

/** The order of the results, in the address like the filters. */
export function SortSelect() {
  const t = useTranslations('members.sort');
  const id = useId();
  const navigate = useNavigate();
  const { search, pathTo } = useSearch();
  return (
    <p className="sort">
      <label className="t15 soft" htmlFor={id}>
        {t('label')}
      </label>
      <select
        id={id}
        value={search.sort}
        onChange={({ target }) => void navigate(pathTo({ sort: target.value === 'new' ? 'new' : 'active' }), { preventScrollReset: true })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(order)}
          </option>
        ))}
      </select>
    </p>
  );
}
