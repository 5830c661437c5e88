import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { type OpenSignup, SignupProvider } from '#features/account/web/index.ts';

interface Shown {
  readonly SignupDialog: ComponentType<{ search: string; onClose: () => void }>;
  readonly search: string;
  /** The page that it was opened over: it goes when that page goes. */
  readonly over: string;
}

/** Lets signup links open the signup over the page from 768 px; its code comes with the first press. */
export function SignupDialogs({ children }: { readonly children: ReactNode }) {
  const catalogs = useCatalogs();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const open = useCallback<OpenSignup>(
    (search) => {
      if (!matchMedia('(width >= 768px)').matches) return false;
      void Promise.all([
        import('#features/signup/web/index.ts'),
        catalogs.ensure(['signup', 'account', 'members', 'photos', 'profile']),
      ]).then(
        ([{ SignupDialog }]) => setShown({ SignupDialog, search, over: pathname }),
        () => location.assign(`/signup${search}`),
      );
      return true;
    },
    [catalogs, pathname],
  );
  return (
    <SignupProvider value={open}>
      {children}
      {shown?.over === pathname && <shown.SignupDialog search={shown.search} onClose={() => setShown(null)} />}
    </SignupProvider>
  );
}
