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

/** False also after a logout: whoever logs in next turns push on for themselves. */
export function isOwner(member: number): boolean {
  try {
    return localStorage.getItem(key) === String(member);
  } catch {
    return true;
  }
}
