const key = 'push-member';

/** Which member turned push on in this browser: somebody else who logs in here must not get their notifications. */
export function rememberOwner(member: number): void {
  try {
    localStorage.setItem(key, String(member));
  } catch {
    // Without a storage the subscription counts as that of whoever is logged in.
  }
}

/** True also when nobody is remembered. */
export function isOwner(member: number): boolean {
  try {
    return [null, String(member)].includes(localStorage.getItem(key));
  } catch {
    return true;
  }
}
