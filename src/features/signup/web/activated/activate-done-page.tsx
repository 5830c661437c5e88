import './activated.css';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { loaderContext, useApi, waitBriefly } from '#platform/web/data/context.ts';
import { useSentForm } from '#platform/web/shell/sent-form.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { ButtonLink, LogoMark } from '#platform/web/ui/index.ts';
import { justActivated, ResendActivation, userQuery, useUser } from '#features/account/web/index.ts';
import { chatsQuery } from '#features/chat/web/index.ts';
import { todayQuery } from '#features/daily-picks/web/index.ts';
import { Arrived } from './arrived.tsx';
import { Joined } from './joined.tsx';
import { messageThatWaited } from './message-that-waited.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  // The account may have been activated in another tab or on another device.
  const user = await queries.fetchQuery({ ...userQuery(api), staleTime: 0 });
  if (user?.status !== 'active') return null;
  // Without them the page says that the account is active, which is true in any case.
  const ready = Promise.all([queries.fetchQuery({ ...chatsQuery(api), staleTime: 0 }), queries.fetchQuery(todayQuery(api))]);
  await (import.meta.env.SSR ? ready.catch(() => null) : waitBriefly(ready));
  return null;
}

/** Shown after an activation link has worked. A visitor who opens it in any other way gets a text that fits their account. */
export function Component() {
  const t = useTranslations('account.activate');
  const user = useUser();
  const api = useApi();
  const { data: chats } = useQuery({ ...chatsQuery(api), enabled: false });
  const { data: today } = useQuery({ ...todayQuery(api), enabled: false });
  const waiting = user?.status === 'not_confirmed';
  const { state }: { readonly state: unknown } = useLocation();
  const { done } = useSentForm();
  const hydrated = useHydrated();
  if (user !== null && !waiting) {
    const sent = messageThatWaited(chats ?? [], user.profile.id);
    return sent === null ? (
      <Joined name={user.profile.name} people={(today?.picks ?? []).map(({ profile }) => profile)} />
    ) : (
      <Arrived message={sent} />
    );
  }
  // The server cannot read the navigation state that a script has set.
  const activated = done !== null || (hydrated && state === justActivated);
  const title = waiting ? t('waitingTitle') : activated ? t('doneTitle') : t('visitorTitle');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={title} />
      <LogoMark className="w-20" />
      <h1 className="title-xl">{title}</h1>
      <p className="text-l soft max-w-[46ch] wrap-anywhere text-pretty">
        {waiting ? t('waitingText', { email: user.email }) : activated ? t('doneText') : t('visitorText')}
      </p>
      <div className="mt-3">
        {waiting ? (
          <ResendActivation kind="primary" />
        ) : (
          <ButtonLink kind="primary" size="tall" to="/login">
            {t('login')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
