import type { IconName } from '#platform/web/ui/index.ts';

/** The alerts that may be shown above a page of the default layout. */
export type PageAlert = 'activation' | 'name' | 'disabled' | 'photo' | 'visitors' | 'push' | 'install';

/** Under which key a notice is remembered as dismissed (specification §4). The reminders to activate and to change the name cannot be dismissed, and the question about visitors is answered. */
export const dismissKeys = {
  disabled: 'hide-disabled-notifications-alert',
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
  install: 'hide-install-alert',
  bonus: 'hide-time-bonus-modal',
  interests: 'hide-interests-offer',
} as const satisfies Partial<Record<PageAlert | 'bonus' | 'interests', string>>;

export type DismissKey = (typeof dismissKeys)[keyof typeof dismissKeys];

export const alertIcons = {
  activation: 'envelope-simple',
  name: 'warning-circle',
  disabled: 'bell-slash',
  photo: 'camera',
  visitors: 'eye',
  push: 'bell',
  install: 'device-mobile',
} as const satisfies Record<PageAlert, IconName>;
