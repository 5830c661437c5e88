import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { loaderContext } from '#platform/web/data/context.ts';
import { useSentForm } from '#platform/web/shell/sent-form.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { ButtonLink, LogoMark } from '#platform/web/ui/index.ts';
import { justActivated } from './login/link-token.ts';
import { userQuery } from './user/queries.ts';
import { useUser } from './user/user-provider.tsx';
import { ResendActivation } from './resend-activation.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  // The account may have been activated in another tab or on another device.
  await queries.fetchQuery({ ...userQuery(api), staleTime: 0 });
  return null;
}

/** Shown after an activation link has worked. A visitor who opens it in any other way gets a text that fits their account. */
export function Component() {
  const t = useTranslations('account.activate');
  const user = useUser();
  const waiting = user?.status === 'not_confirmed';
  const { state }: { readonly state: unknown } = useLocation();
  const { done } = useSentForm();
  const hydrated = useHydrated();
  // The server cannot read the navigation state that a script has set.
  const activated = done !== null || (hydrated && state === justActivated);
  const unknown = user === null && !activated;
  const title = waiting ? t('waitingTitle') : unknown ? t('visitorTitle') : t('doneTitle');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={title} />
      <LogoMark className="w-20" />
      <h1 className="title-xl">{title}</h1>
      <p className="text-l soft max-w-[46ch] wrap-anywhere text-pretty">
        {waiting ? t('waitingText', { email: user.email }) : unknown ? t('visitorText') : t('doneText')}
      </p>
      {waiting ? (
        <div className="mt-3">
          <ResendActivation kind="primary" />
        </div>
      ) : (
        <ButtonLink kind="primary" size="tall" to={user === null ? '/login' : '/members'} className="mt-3">
          {user === null ? t('login') : t('discover')}
        </ButtonLink>
      )}
    </section>
  );
}
