import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '../data/api-client.ts';
import { ComplaintLink } from './complaint-link.tsx';

/**
 * After the text of an error: the way to the decision that refuses it, which says why and for how long, or to complain about what is
 * blocked. Nothing after any other error.
 */
export function DecisionLink({ error }: { readonly error: Error }) {
  const t = useTranslations('common.action');
  if (!(error instanceof ApiError)) return null;
  if (error.code.endsWith('_blocked'))
    return (
      <>
        {' '}
        <ComplaintLink />
      </>
    );
  if (error.code !== 'restricted') return null;
  return (
    <>
      {' '}
      <Link className="link" to={`/decisions/${error.params['number']}`}>
        {t('decision')}
      </Link>
    </>
  );
}
