import type { ReactNode } from 'react';
import { ButtonLink } from '#platform/web/ui/index.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { trackingIn } from '#features/site/web/index.ts';
import { useSearch } from './search-context.ts';

interface Props {
  readonly searchGender?: Gender | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The only call to action of a lander: a link to the signup, with the traffic source of this visit. The visitor's choices are stored
 * in the tab.
 */
export function JoinLink({ searchGender = null, className, children }: Props) {
  const params = new URLSearchParams([
    ...(searchGender === null ? [] : [['search_gender', searchGender]]),
    ...Object.entries(trackingIn(useSearch()) ?? {}),
  ]);
  return (
    <ButtonLink kind="primary" size="tall" className={className} to={params.size === 0 ? '/signup' : `/signup?${params.toString()}`}>
      {children}
    </ButtonLink>
  );
}
