import * as Type from 'typebox';
import { ClientId, endpoint } from '#platform/contract/endpoint.ts';
import { photoErrors } from './errors.ts';
import { ProfileImage } from './image.ts';

/** Adds a photo behind the others. Pending until approved: until then its owner alone sees it. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: 'photo.php',
  access: 'member',
  limit: 60,
  upload: true,
  body: Type.Object({ client_id: ClientId }),
  reply: Type.Object({ photo: ProfileImage, photos: Type.Array(ProfileImage), limit: Type.Integer() }),
  errors: photoErrors,
});
