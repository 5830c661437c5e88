import { useFormatter, useTranslations } from 'use-intl';
import { type Right, rightsOfRole, roles } from '#platform/contract/rights.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState } from '#platform/web/ui/index.ts';
import { useOffice } from '#features/office/web/index.ts';

/** Instead of a page that somebody may not see: who may. */
export function NoRight({ rights }: { readonly rights: readonly Right[] }) {
  const t = useTranslations('office.absent');
  const names = useTranslations('office.roles');
  const bar = useTranslations('office.bar');
  const format = useFormatter();
  const { site, to } = useOffice();
  const able = roles.filter((role) => rights.some((right) => rightsOfRole[role].includes(right)));
  return (
    <>
      <PageTitle text={bar('titled', { page: t('noRight') })} />
      <EmptyState level={1} title={t('noRight')} actions={<ButtonLink to={to('/admin')}>{t('toToday')}</ButtonLink>}>
        {t('noRightLead', { site: site?.name ?? '', roles: format.list(able.map((role) => names(role))) })}
      </EmptyState>
    </>
  );
}
