import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { meKey } from '../kit/queries.ts';
import { DoorFrame } from './door-frame.tsx';
import { LoginForm } from './login-form.tsx';

/** The page that the person wanted; only pages of the back office. */
const wanted = (to: string | null): string =>
  to !== null && /^\/admin(?:[/?]|$)/.test(to) && !to.startsWith('/admin/login') ? to : '/admin';

export function Component() {
  const t = useTranslations('office.login');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  return (
    <DoorFrame title={t('title')} lead={t('lead')}>
      <LoginForm
        onDone={() => {
          queries.removeQueries({ queryKey: meKey });
          void navigate(wanted(search.get('to')), { replace: true });
        }}
      />
    </DoorFrame>
  );
}
