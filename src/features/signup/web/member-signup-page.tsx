import { useSuspenseQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { userQuery } from '#features/account/web/index.ts';
import { readListOrigin } from '#features/members/web/index.ts';
import { AccountSteps } from './account/account-steps.tsx';
import { AddresseeAside } from './account/addressee-aside.tsx';
import { MembersOnly } from './account/members-only.tsx';
import { signupProfileQuery } from './queries.ts';
import { SignupCard } from './frame/signup-card.tsx';
import type { Addressee } from './state/addressee.ts';
import { type StepNavigation, useStepInUrl } from './state/step-navigation.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, queries } = context.get(loaderContext);
  const id = idOf(params['id']);
  if (id === null) throw data({ code: 'not_found' }, { status: 404 });
  if ((await queries.ensureQueryData(userQuery(api))) !== null) throw redirect(`/members/${id}/chat`);
  const addressee = await throwToErrorPage(queries.ensureQueryData(signupProfileQuery(api, id)));
  return data(null, { status: addressee === null ? 404 : 200 });
}

/** A step changes only the query string, which the loader does not read. */
export const shouldRevalidate = (): boolean => false;

export function Component() {
  const id = idOf(useParams()['id']) ?? 0;
  const { data: addressee } = useSuspenseQuery(signupProfileQuery(useApi(), id));
  return <main className="signup-stage">{addressee === null ? <MembersOnly id={id} /> : <SignupBeside addressee={addressee} />}</main>;
}

/** A member as visitors may see them, next to the signup: first gender and search, then a first message, then the account. */
function SignupBeside({ addressee }: { readonly addressee: Addressee }) {
  const t = useTranslations('signup.message');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const steps = useStepInUrl('/members');
  const navigation: StepNavigation = {
    ...steps,
    // The list that the card was opened from is at its scroll position.
    back: (previous) => (previous === null && readListOrigin(state) !== null ? void navigate(-1) : steps.back(previous)),
  };
  const first = navigation.requested === null || navigation.requested === 'who';
  const hydrated = useHydrated();
  return (
    <>
      <PageTitle text={t('who', { name: addressee.name, age: addressee.age })} />
      <SignupCard aside={<AddresseeAside addressee={addressee} first={first} hydrated={hydrated} />}>
        <AccountSteps
          navigation={navigation}
          search={search}
          hydrated={hydrated}
          addressee={addressee}
          onSignedUp={() => void navigate('/complete-signup', { replace: true })}
        />
      </SignupCard>
    </>
  );
}

const idOf = (text: string | undefined): number | null => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null);
