import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Icon, IconButton, Logo, Menu, MenuItem, useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { homeQuery, Initials, useAsks, useOffice } from '#features/office/web/index.ts';
import { logout } from '#features/staff/contract/calls.ts';
import { type Theme, useTheme } from '../layout/use-theme.ts';
import { OfficeAreas } from './office-areas.tsx';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const themeIcons = { system: 'device-mobile', light: 'sun', dark: 'moon' } as const;

/** 56 px: the site, the areas that the person has a right to, the keys, and the person. */
export function OfficeBar({ onKeys }: { readonly onKeys: () => void }) {
  const t = useTranslations('office.bar');
  const { site, me, to, about } = useOffice();
  const api = useApi();
  const asks = useAsks();
  const home = useQuery({ ...homeQuery({ api, asks }, about), enabled: site !== null && me.verified, refetchInterval: 60_000 });
  const waiting = home.data?.waits.find(({ kind }) => kind === 'approvals')?.count ?? 0;
  return (
    <header className="office-bar">
      <Link to={to('/admin')} aria-label={t('home', { site: site?.name ?? '' })}>
        <Logo name={site?.name ?? ''} />
      </Link>
      <SiteChip />
      <OfficeAreas waiting={waiting} />
      <div className="end">
        {me.verified && <IconButton icon="keyboard" label={t('keys')} className="key-btn" onClick={onKeys} />}
        <PersonMenu />
      </div>
    </header>
  );
}

/** Which site the pages are about; a menu where there are several. */
function SiteChip() {
  const t = useTranslations('office.bar');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { me, site } = useOffice();
  if (site === null) return null;
  if (me.sites.length < 2) return <span className="site only-one">{site.host}</span>;
  return (
    <Menu
      label={t('sites')}
      trigger={(menu) => (
        <button {...menu} type="button" className="site" aria-label={t('site', { site: site.host })}>
          {site.host}
          <Icon name="caret-down" />
        </button>
      )}
    >
      {me.sites.map(({ id, host }) => (
        <MenuItem
          key={id}
          checked={id === site.id}
          onSelect={() => {
            void navigate(`${pathname}?site=${id}`);
            announce(t('nowSite', { site: host }));
          }}
        >
          {host}
        </MenuItem>
      ))}
    </Menu>
  );
}

function PersonMenu() {
  const t = useTranslations('office.bar');
  const roles = useTranslations('office.roles');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText('office');
  const { me, site, to } = useOffice();
  const [theme, setTheme] = useTheme();
  const leave = useMutation({
    mutationFn: () => api(logout),
    onSuccess() {
      queries.clear();
      // A new document: nothing of this person stays in memory.
      location.assign('/admin/login');
    },
    onError: (error) => toast({ text: errorText(error), icon: 'warning-circle', urgent: true }),
  });
  const held = site?.roles.map((role) => roles(role)).join(', ') ?? '';
  return (
    <Menu
      label={t('person')}
      trigger={(menu) => (
        <button {...menu} type="button" className="ini-btn">
          <Initials name={me.name} />
          <span className="sr">{t('personNamed', { name: me.name, roles: held })}</span>
        </button>
      )}
      head={
        <span className="min-w-0">
          <b className="wrap-anywhere">{me.name}</b>
          <br />
          <span className="text-s soft wrap-anywhere">{held === '' ? me.email : held}</span>
        </span>
      }
    >
      <MenuItem icon="lock-simple" to={to('/admin/me')}>
        {t('me')}
      </MenuItem>
      <hr />
      {themes.map((choice) => (
        <MenuItem key={choice} icon={themeIcons[choice]} checked={choice === theme} onSelect={() => setTheme(choice)}>
          {t(choice)}
        </MenuItem>
      ))}
      <hr />
      <MenuItem icon="sign-out" onSelect={() => leave.mutate()}>
        {t('logout')}
      </MenuItem>
    </Menu>
  );
}
