import * as Type from 'typebox';
import { endpoint, Id, OneOf } from '#platform/contract/endpoint.ts';
import { ProfileImage } from '#features/photos/contract/image.ts';
import { interests } from './traits.ts';
import { maxPreviewPhotos } from './rules.ts';

export const getPhotoPreview = endpoint({
  method: 'GET',
  path: 'photo-peek.php',
  about: `The photos that a member's card can preview, the main one first, at most ${maxPreviewPhotos}. Unlike \`profile.php\` it doesn't count as opening the profile.`,
  access: 'member',
  query: Type.Object({ id: Id }),
  reply: Type.Object({
    photos: Type.Array(ProfileImage, { maxItems: maxPreviewPhotos }),
    /** The number of photos in the profile. */
    photo_count: Type.Integer(),
  }),
  errors: {},
});

export const getInterests = endpoint({
  method: 'GET',
  path: 'interests.php',
  about: 'The interests that the site offers.',
  access: 'public',
  reply: Type.Object({ interests: Type.Array(OneOf(interests)) }),
  errors: {},
});
