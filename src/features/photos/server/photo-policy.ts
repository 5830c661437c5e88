import { fail, type Failure } from '#platform/contract/result.ts';
import { photoLimits } from '../contract/rules.ts';
import type { Room } from './new-photo-repo.ts';
import type { AddressFor } from './photo-addresses.ts';
import type { Servable } from './photo-repo.ts';

/** What a viewer gets of a photo: the public files, clear files by a signed address, or the blurred file only. */
export type PhotoAccess = 'public' | AddressFor | 'locked';

interface Circumstances {
  readonly own: boolean;
  /** Paid users see every photo (specification §1, §6). */
  readonly paidUser: boolean;
  /** The first photo of the profile. */
  readonly main: boolean;
}

export function accessTo({ own, paidUser, main }: Circumstances): PhotoAccess {
  if (own) return 'owner';
  if (main) return 'public';
  return paidUser ? 'viewer' : 'locked';
}

/** Who may have a file: everybody, the holder of the address, or nobody. */
export function mayServe({ visible, main }: Servable, blurred: boolean, holder: AddressFor | null): 'everybody' | 'holder' | 'nobody' {
  if (visible && (blurred || main)) return 'everybody';
  if (holder === 'owner' || (holder === 'viewer' && visible)) return 'holder';
  return 'nobody';
}

/** How many photos the member may have. */
export const limitOf = ({ paidUser }: Pick<Room, 'paidUser'>): number => (paidUser ? photoLimits.premium : photoLimits.free);

/** Null: one more may come. */
export function refuseFull(room: Room): Failure<'photo_limit_reached'> | null {
  const limit = limitOf(room);
  return room.count < limit ? null : fail('photo_limit_reached', { limit, premium: photoLimits.premium });
}
