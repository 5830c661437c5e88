import * as Type from 'typebox';
import { endpoint, Id } from '#platform/contract/endpoint.ts';
import { Fit } from '#features/members/contract/fit.ts';
import { Member, Profile } from '#features/members/contract/member.ts';

export const getProfile = endpoint({
  method: 'GET',
  path: 'profile.php',
  about:
    "A member's profile, why it fits the viewer's, and related members. With the viewer's own `id`, as others see it; without `id`, with all that only its owner sees, such as pending photos.",
  access: 'member',
  query: Type.Object({ id: Type.Optional(Id) }),
  reply: Type.Object({
    profile: Profile,
    /** Why the viewer and this member fit, strongest reason first; empty for the own profile. */
    fit: Type.Array(Fit),
    related: Type.Array(Member),
  }),
  errors: {},
});
