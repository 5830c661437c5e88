import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink, Panel } from '#platform/web/ui/index.ts';
import { SignupLink } from '#features/account/web/index.ts';

export interface AccountInvitationProps {
  readonly title: string;
  /** The heading level that fits the page. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** Invites a visitor to sign up or log in. */
export function AccountInvitation({ title, level = 2, children }: AccountInvitationProps) {
  const t = useTranslations('members.visitor');
  const Heading = `h${level}` as const;
  return (
    <Panel tone="blush" className="mx-auto grid max-w-[640px] justify-items-center gap-3 text-center">
      <Heading className="h28">{title}</Heading>
      <p className="text-pretty">{children}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <SignupLink kind="primary">{t('signup')}</SignupLink>
        <ButtonLink to="/login">{t('login')}</ButtonLink>
      </div>
    </Panel>
  );
}
