import { type UserId, userId } from '#platform/contract/ids.ts';

/** Whom something is for. */
export type Addressee = { readonly conversation: number } | { readonly member: UserId };

/** Null: neither is named, or both are. */
export function addresseeOf({
  conversation,
  profile,
}: {
  readonly conversation?: number | undefined;
  readonly profile?: number | undefined;
}): Addressee | null {
  if (conversation !== undefined) return profile === undefined ? { conversation } : null;
  return profile === undefined ? null : { member: userId(profile) };
}
