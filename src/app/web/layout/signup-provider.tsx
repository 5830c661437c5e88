import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { type OpenSignup, SignupProvider } from '#features/account/web/index.ts';
import { loadSignupDialog } from '#features/signup/web/index.ts';

interface OpenDialog {
  readonly SignupDialog: ComponentType<{ search: string; onClose: () => void }>;
  readonly search: string;
  /** The pathname where it was opened; the dialog closes when the pathname changes. */
  readonly over: string;
}

/** From 768 px, signup links open the signup in a dialog. Its code is loaded on the first press. */
export function SignupDialogHost({ children }: { readonly children: ReactNode }) {
  const catalogs = useCatalogs();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const open = useCallback<OpenSignup>(
    (search) => {
      if (!matchMedia('(width >= 768px)').matches) return false;
      void Promise.all([loadSignupDialog(), catalogs.ensure(['signup', 'account', 'members', 'photos', 'profile', 'prompts'])]).then(
        ([SignupDialog]) => setShown({ SignupDialog, search, over: pathname }),
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
