import type { Member } from '#features/members/contract/member.ts';

/** A member as lists show them, with defaults for all fields. */
export const shownMember = (id: number, overrides: Partial<Member> = {}): Member => ({
  id,
  name: `Member ${id}`,
  age: 34,
  gender: 'woman',
  country: 'DE',
  region: null,
  town: null,
  distance: null,
  status: 'active',
  main_image: null,
  photo_count: 0,
  online: false,
  is_new: false,
  fictional: false,
  liked: false,
  shared_interests: [],
  ...overrides,
});
