import type { User } from '#features/account/contract/user.ts';

/** What may stand above a page of the default layout. */
export type PageAlert = 'activation' | 'disabled' | 'photo' | 'push';

/** Under which key a notice is remembered as dismissed (specification §4). The reminder to activate cannot be dismissed. */
export const dismissKeys = {
  disabled: 'hide-disabled-notifications-alert',
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
} as const satisfies Partial<Record<PageAlert, string>>;

export type DismissKey = (typeof dismissKeys)[keyof typeof dismissKeys];

/** Pages that are about the same thing, or where it would be in the way; mails lead to `/{token}`. */
const quiet: Readonly<Record<PageAlert, RegExp>> = {
  activation: /^\/(?:signup|complete-signup|settings|notifications|activate|[\w-]{43}$)(?:\/|$)/,
  disabled: /^\/(?:settings|notifications)(?:\/|$)/,
  photo: /^\/(?:profile|signup|complete-signup|activate\/done|premium|notifications|directdebit|settings)(?:\/|$)/,
  push: /^\/(?:signup|complete-signup|notifications|activate\/done|directdebit|premium)(?:\/|$)/,
};

/** With this flag in the address the reminder to activate is a dialog on smartphones (specification §2). */
export const signupFlag = 'api_signup_complete';

interface Standing {
  readonly user: Pick<User, 'status' | 'notifications_disabled'> & { readonly profile: Pick<User['profile'], 'status' | 'main_image'> };
  readonly pathname: string;
  readonly dismissed: readonly string[];
  /** This browser could be told by push, and is not. */
  readonly canPush: boolean;
}

/** The one notice for this member on this page; the first of those that apply. */
export function alertFor({ user, pathname, dismissed, canPush }: Standing): PageAlert | null {
  const isOff = user.notifications_disabled.length > 0;
  const applies: Readonly<Record<PageAlert, boolean>> = {
    activation: user.status === 'not_confirmed' && user.profile.status === 'disabled' && !isOff,
    disabled: isOff && !dismissed.includes(dismissKeys.disabled),
    photo: user.profile.main_image === null && !dismissed.includes(dismissKeys.photo),
    push: canPush && !dismissed.includes(dismissKeys.push),
  };
  const order = ['activation', 'disabled', 'photo', 'push'] as const satisfies readonly PageAlert[];
  return order.find((alert) => applies[alert] && !quiet[alert].test(pathname)) ?? null;
}
