import { useTranslations } from 'use-intl';
import { ButtonLink, EmptyState } from '#platform/web/ui/index.ts';
import { useSearch } from './use-search.ts';

/** For a URL with a page that the search does not have, or no longer has. */
export function BeyondTheEnd({ pages }: { readonly pages: number }) {
  const t = useTranslations('members.empty');
  const { pathTo } = useSearch();
  return (
    <EmptyState
      title={t('beyond')}
      actions={
        <ButtonLink kind="primary" to={pathTo({ page: pages })}>
          {t('last')}
        </ButtonLink>
      }
    >
      {t('beyondText', { pages })}
    </EmptyState>
  );
}
