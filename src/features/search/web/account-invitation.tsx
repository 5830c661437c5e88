import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink, Panel } from '#platform/web/ui/index.ts';
import { SignupLink } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

export interface AccountInvitationProps {
  readonly title: string;
  /** The heading level that fits the page. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** Invites a visitor to sign up or log in; where the site takes nobody in, only to log in. */
export function AccountInvitation({ title, level = 2, children }: AccountInvitationProps) {
  const t = useTranslations('members.visitor');
  const { accepts_signup } = useSettings();
  const Heading = `h${level}` as const;
  return (
    <Panel tone="blush" className="mx-auto grid max-w-[640px] justify-items-center gap-3 text-center">
      <Heading className="title-m">{title}</Heading>
      {accepts_signup && <p className="text-pretty">{children}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <SignupLink kind="primary">{t('signup')}</SignupLink>
        <ButtonLink to="/login">{t('login')}</ButtonLink>
      </div>
    </Panel>
  );
}
