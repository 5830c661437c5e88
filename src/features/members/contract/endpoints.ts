import * as Type from 'typebox';
import { endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { genders } from '#features/account/contract/genders.ts';
import { Gender } from '#features/account/contract/user.ts';
import { ProfileImage } from '#features/photos/contract/image.ts';
import { interests } from './traits.ts';
import { maxPreviewPhotos, shownToVisitors } from './rules.ts';

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

export const getShownToVisitors = endpoint({
  method: 'GET',
  path: 'shown-to-visitors.php',
  about: `Members for the index page, at most ${shownToVisitors}, of these genders (\`gender=woman&gender=man\`) or of all. They let people without an account see them, have an approved photo and were here in the last 7 days. Chosen once an hour; a member who no longer wants to be shown is missing at once.`,
  access: 'public',
  query: Type.Object({ gender: Type.Optional(Type.Array(Gender, { maxItems: genders.length })) }),
  reply: Type.Object({
    members: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        age: Type.Integer(),
        gender: Gender,
        town: Nullable(Type.String()),
        main_image: ProfileImage,
      }),
    ),
  }),
  errors: {},
});
