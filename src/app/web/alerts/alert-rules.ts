import type { User } from '#features/account/contract/user.ts';
import { dismissKeys, type PageAlert } from './alert-kinds.ts';

/** Pages without the alert, because they are about the same thing or it would distract. Mailed links lead to `/{token}`. */
const hiddenOn: Readonly<Record<PageAlert, RegExp>> = {
  activation: /^\/(?:signup|complete-signup|settings|notifications|activate|[\w-]{43}$)(?:\/|$)/,
  disabled: /^\/(?:settings|notifications)(?:\/|$)/,
  photo: /^\/(?:profile|signup|complete-signup|activate\/done|premium|notifications|directdebit|settings)(?:\/|$)/,
  push: /^\/(?:signup|complete-signup|notifications|activate\/done|directdebit|premium)(?:\/|$)/,
};

/** With this query parameter the activation reminder is a dialog on smartphones (specification §2). */
export const signupFlag = 'api_signup_complete';

interface AlertContext {
  readonly user: Pick<User, 'status' | 'notifications_disabled'> & { readonly profile: Pick<User['profile'], 'status' | 'main_image'> };
  readonly pathname: string;
  readonly dismissed: readonly string[];
  /** Push is available in this browser, but not switched on. */
  readonly canPush: boolean;
}

/** The alert for this member on this page: the first one that applies, or null. */
export function alertFor({ user, pathname, dismissed, canPush }: AlertContext): PageAlert | null {
  const isOff = user.notifications_disabled.length > 0;
  const applies: Readonly<Record<PageAlert, boolean>> = {
    activation: user.status === 'not_confirmed' && user.profile.status === 'disabled' && !isOff,
    disabled: isOff && !dismissed.includes(dismissKeys.disabled),
    photo: user.profile.main_image === null && !dismissed.includes(dismissKeys.photo),
    push: canPush && !dismissed.includes(dismissKeys.push),
  };
  const order = ['activation', 'disabled', 'photo', 'push'] as const satisfies readonly PageAlert[];
  return order.find((alert) => applies[alert] && !hiddenOn[alert].test(pathname)) ?? null;
}
