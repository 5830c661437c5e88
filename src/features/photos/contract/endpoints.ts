import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, endpoint, Id } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { photoErrors } from './errors.ts';
import { ProfileImage } from './image.ts';
import { longestCaption } from './rules.ts';

/** The owner's photos after the call, in their order, pending ones too, and how many they may have. */
const Photos = { photos: Type.Array(ProfileImage), limit: Type.Integer() };

/** Part of the upright picture: left, top, width and height as shares of its size, such as `0.1,0,0.8,1`. */
export const Crop = Type.String({ pattern: '^(0|1|0?\\.\\d{1,6})(,(0|1|0?\\.\\d{1,6})){3}$' });

/** How an upright picture is turned clockwise, in degrees, before it is cropped. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

/** Adds a photo behind the others. Pending until approved: until then its owner alone sees it. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: 'photo.php',
  access: 'member',
  limit: 60,
  upload: true,
  body: Type.Object({
    client_id: ClientId,
    caption: Type.Optional(Type.String({ maxLength: longestCaption })),
    turn: Type.Optional(Type.Enum([...turns], { type: 'integer' })),
    crop: Type.Optional(Crop),
  }),
  reply: Type.Object({ photo: ProfileImage, ...Photos }),
  errors: photoErrors,
});

/** Changes what is given. A photo of somebody else, a deleted or an unknown one: not_found. */
export const changePhoto = endpoint({
  method: 'PUT',
  path: 'photo.php',
  access: 'member',
  limit: 120,
  body: Type.Object({
    id: Id,
    /** To the front: the main image is the first that is approved. */
    main: Type.Optional(Type.Literal(true)),
    /** From 0; behind the last one is the end. */
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    caption: Type.Optional(Type.String({ maxLength: longestCaption })),
    /** False: takes a deletion of the last minutes back, to where the photo was. */
    deleted: Type.Optional(Type.Literal(false)),
  }),
  reply: Type.Object(Photos),
  errors: errorsOf(photoErrors, 'photo_limit_reached'),
});

/** Out of sight at once, for good `undoMinutes` later. Twice is once. */
export const deletePhoto = endpoint({
  method: 'DELETE',
  path: 'photo.php',
  access: 'member',
  limit: 120,
  body: Type.Object({ id: Id }),
  reply: Type.Object(Photos),
  errors: {},
});
export type UploadFields = Static<(typeof uploadPhoto)['body']>;
