import { type UserId, userId } from '#platform/contract/ids.ts';

/** The recipient of a message, a draft or an image. */
export type Recipient = { readonly conversation: number } | { readonly member: UserId };

/** Null when neither or both of the fields are given. */
export function recipientOf({
  conversation,
  profile,
}: {
  readonly conversation?: number | undefined;
  readonly profile?: number | undefined;
}): Recipient | null {
  if (conversation !== undefined) return profile === undefined ? { conversation } : null;
  return profile === undefined ? null : { member: userId(profile) };
}
