import type { MemberState } from '../contract/rules.ts';

const states = {
  not_confirmed: 'not_confirmed',
  active: 'active',
  suspended: 'suspended',
  held: 'banned',
  banned: 'banned',
  deleted: 'deleted',
} as const satisfies Record<string, MemberState>;

const isStatus = (status: string): status is keyof typeof states => Object.hasOwn(states, status);

/** What an account is now; one that a decision hides is active but for its profile. */
export function stateOf({ status, hidden }: { readonly status: string; readonly hidden: boolean }): MemberState {
  if (!isStatus(status)) throw new Error(`an account has the status ${status}`);
  return status === 'active' && hidden ? 'hidden' : states[status];
}
