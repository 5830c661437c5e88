import * as Type from 'typebox';
import { type BodyOf, ClientId, endpoint, Id } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { photoErrors } from './errors.ts';
import { ProfileImage } from './image.ts';
import { maxCaptionLength } from './rules.ts';

/** The owner's photos after the call, in order and including pending ones, and the maximum number of photos. */
const Photos = { photos: Type.Array(ProfileImage), limit: Type.Integer() };

/** Part of the upright picture: left, top, width and height as fractions of its size, such as `0.1,0,0.8,1`. */
export const Crop = Type.String({ pattern: '^(0|1|0?\\.\\d{1,6})(,(0|1|0?\\.\\d{1,6})){3}$' });

/** Clockwise rotation of the upright picture in degrees, applied before the crop. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

/** Adds a photo after the existing ones. Until it is approved it is pending and only its owner sees it. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: 'photo.php',
  access: 'member',
  limit: 60,
  upload: true,
  body: Type.Object({
    client_id: ClientId,
    caption: Type.Optional(Type.String({ maxLength: maxCaptionLength })),
    turn: Type.Optional(Type.Enum([...turns], { type: 'integer' })),
    crop: Type.Optional(Crop),
  }),
  reply: Type.Object({ photo: ProfileImage, ...Photos }),
  errors: photoErrors,
});

/** Changes the given fields. `not_found` for an unknown or deleted photo or one of another member. */
export const changePhoto = endpoint({
  method: 'PUT',
  path: 'photo.php',
  access: 'member',
  limit: 120,
  body: Type.Object({
    id: Id,
    /** Moves the photo to the front. The main image is the first approved photo. */
    main: Type.Optional(Type.Literal(true)),
    /** From 0; positions beyond the last one mean the end. */
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    caption: Type.Optional(Type.String({ maxLength: maxCaptionLength })),
    /** False undoes a deletion within `undoMinutes`, at the photo's former position. */
    deleted: Type.Optional(Type.Literal(false)),
  }),
  reply: Type.Object(Photos),
  errors: errorsOf(photoErrors, 'photo_limit_reached'),
});

/** Hides the photo at once and deletes it for good `undoMinutes` later. Repeating the call changes nothing. */
export const deletePhoto = endpoint({
  method: 'DELETE',
  path: 'photo.php',
  access: 'member',
  limit: 120,
  body: Type.Object({ id: Id }),
  reply: Type.Object(Photos),
  errors: {},
});
export type UploadFields = BodyOf<typeof uploadPhoto>;
