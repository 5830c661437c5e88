import { memberKey } from '#platform/web/shell/member-storage.ts';

const key = memberKey('push');

/** Stores who turned push on in this browser, so that another member who logs in here does not get their notifications. */
export function rememberOwner(member: number): void {
  try {
    localStorage.setItem(key, String(member));
  } catch {
    // Without storage the subscription counts as that of the logged-in member.
  }
}

/** True also when no owner is stored: a logout forgets the owner and ends the subscription. */
export function isOwner(member: number): boolean {
  try {
    return [null, String(member)].includes(localStorage.getItem(key));
  } catch {
    return true;
  }
}
