import { fail, type Failure } from '#platform/contract/result.ts';
import { photoLimits } from '../contract/rules.ts';
import type { PhotoQuota } from './new-photo-repo.ts';
import type { AddressFor } from './photo-addresses.ts';
import type { Servable } from './photo-repo.ts';

/** The files a viewer gets: the public ones, clear ones by a signed address, or only the blurred one (`locked`). */
export type PhotoAccess = 'public' | AddressFor | 'locked';

interface ViewerAccess {
  readonly own: boolean;
  /** Paid users see every photo (specification §1, §6). */
  readonly paidUser: boolean;
  /** The first photo of the profile. */
  readonly main: boolean;
}

export function accessTo({ own, paidUser, main }: ViewerAccess): PhotoAccess {
  if (own) return 'owner';
  if (main) return 'public';
  return paidUser ? 'viewer' : 'locked';
}

/** Who may load a file: everybody, the holder of the signed address, or nobody. */
export function mayServe({ visible, main }: Servable, blurred: boolean, holder: AddressFor | null): 'everybody' | 'holder' | 'nobody' {
  if (visible && (blurred || main)) return 'everybody';
  if (holder === 'owner' || (holder === 'viewer' && visible)) return 'holder';
  return 'nobody';
}

/** The maximum number of photos of the member. */
export const limitOf = ({ paidUser }: Pick<PhotoQuota, 'paidUser'>): number => (paidUser ? photoLimits.premium : photoLimits.free);

/** Null when the member may add a photo. */
export function quotaFailure(quota: PhotoQuota): Failure<'photo_limit_reached'> | null {
  const limit = limitOf(quota);
  return quota.count < limit ? null : fail('photo_limit_reached', { limit, premium: photoLimits.premium });
}
