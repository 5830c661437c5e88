import { isAllowedName } from '#features/account/contract/allowed-texts.ts';
import type { User } from '#features/account/contract/user.ts';
import { dismissKeys, type PageAlert } from './alert-kinds.ts';

/** Where people look at each other: no alert disturbs them there. */
const quiet = /^\/(?:swipe-game|match-finder|members\/\d+|likes\/m\/\d+)(?:\/|$)/;

/** Pages without the alert, because they are about the same thing or it would distract. Mailed links lead to `/{token}`. */
const hiddenOn: Readonly<Record<PageAlert, RegExp>> = {
  activation: /^\/(?:signup|complete-signup|settings|notifications|activate|[\w-]{43}$)(?:\/|$)/,
  name: /^\/(?:signup|complete-signup|activate|directdebit|premium)(?:\/|$)/,
  disabled: /^\/(?:settings|notifications)(?:\/|$)/,
  photo: /^\/(?:profile|signup|complete-signup|activate\/done|premium|notifications|directdebit|settings)(?:\/|$)/,
  visitors: /^\/(?:signup|complete-signup|activate\/done|premium|notifications|directdebit|settings)(?:\/|$)/,
  push: /^\/(?:signup|complete-signup|notifications|activate\/done|directdebit|premium)(?:\/|$)/,
  install: /^\/(?:signup|complete-signup|activate\/done|directdebit|premium)(?:\/|$)/,
};

/** Pages for signup, activation and payment: an order shows the discount itself. */
const withoutBonus = /^\/(?:signup|complete-signup|activate|directdebit|credits\/[^/]+)(?:\/|$)/;

/** Whether the line of this page says that the welcome discount is active. */
export const bonusOn = (pathname: string): boolean => !withoutBonus.test(pathname);

/** With this query parameter the activation reminder is a dialog on smartphones (specification §2). */
export const signupFlag = 'api_signup_complete';

interface AlertContext {
  readonly user: Pick<User, 'status' | 'notifications_disabled'> & {
    readonly profile: Pick<User['profile'], 'status' | 'name' | 'main_image' | 'asks_about_visitors'>;
  };
  /** Null: of no page, for the list of all that is due. */
  readonly pathname: string | null;
  readonly dismissed: readonly string[];
  /** Push is available in this browser, but not switched on. */
  readonly canPush: boolean;
  /** The site can be installed with this browser, and is not. */
  readonly canInstall: boolean;
  /** Somebody has answered a message of the member: the best reason for push, and the only one for the installation. */
  readonly answered: boolean;
}

/** All alerts that are due for this member, on this page or on any, the most important first. */
export function alertsFor({ user, pathname, dismissed, canPush, canInstall, answered }: AlertContext): PageAlert[] {
  const isOff = user.notifications_disabled.length > 0;
  const applies: Readonly<Record<PageAlert, boolean>> = {
    activation: user.status === 'not_confirmed' && user.profile.status === 'disabled' && !isOff,
    // A name that is older than the rule. Only its owner sees this alert.
    name: !isAllowedName(user.profile.name),
    disabled: isOff && !dismissed.includes(dismissKeys.disabled),
    photo: user.profile.main_image === null && !dismissed.includes(dismissKeys.photo),
    visitors: user.profile.asks_about_visitors,
    push: canPush && !dismissed.includes(dismissKeys.push),
    install: canInstall && answered && !dismissed.includes(dismissKeys.install),
  };
  const all = (answered ? orderAfterReply : order).filter((alert) => applies[alert]);
  if (pathname === null) return all;
  return quiet.test(pathname) ? [] : all.filter((alert) => !hiddenOn[alert].test(pathname));
}

const order = ['activation', 'name', 'disabled', 'photo', 'visitors', 'push', 'install'] as const satisfies readonly PageAlert[];
/** Then there is something to be told. */
const orderAfterReply = ['activation', 'name', 'disabled', 'push', 'photo', 'visitors', 'install'] as const satisfies readonly PageAlert[];
