import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSearch } from './use-search.ts';

/** The order of the results, in the URL like the filters. */
export function SortSelect() {
  const t = useTranslations('members.sort');
  const id = useId();
  const navigate = useNavigate();
  const { search, sorts, pathTo } = useSearch();
  const choose = (chosen: string) => {
    const sort = sorts.find((one) => one === chosen);
    if (sort) void navigate(pathTo({ sort }), { preventScrollReset: true });
  };
  return (
    <p className="sort">
      <label className="text-m soft" htmlFor={id}>
        {t('label')}
      </label>
      <select id={id} value={search.sort} onChange={({ target }) => choose(target.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </select>
    </p>
  );
}
