import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Count, Icon, Menu, MenuItem } from '#platform/web/ui/index.ts';
import { useOffice } from '#features/office/web/index.ts';
import { areaOf, areas } from './areas.ts';
import { useFitting } from './use-fitting.ts';

/** The areas that the person has a right to. What does not fit in the row stands in a menu at its end. */
export function OfficeAreas({ waiting }: { readonly waiting: number }) {
  const t = useTranslations('office.bar');
  const { may, to } = useOffice();
  const { pathname } = useLocation();
  const { row, fitting } = useFitting();
  const shown = areas.filter(({ rights }) => rights.some(may));
  const current = areaOf(pathname);
  const rest = shown.slice(fitting);
  return (
    <nav aria-label={t('areas')}>
      <div ref={row} className="areas">
        {shown.map(({ path, name }, at) => (
          <Link key={path} to={to(path)} aria-current={path === current?.path ? 'page' : undefined} inert={at >= fitting}>
            {t(name)}
            {name === 'approvals' && <Count plain value={waiting} label={t('waiting', { n: waiting })} />}
          </Link>
        ))}
      </div>
      {rest.length > 0 && (
        <Menu
          label={t('areas')}
          trigger={(menu) => (
            <button {...menu} type="button" className={rest.some((area) => area === current) ? 'more here' : 'more'}>
              {t('more')}
              <Icon name="caret-down" />
            </button>
          )}
        >
          {rest.map(({ path, name }) => (
            <MenuItem key={path} to={to(path)}>
              {t(name)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </nav>
  );
}
