import * as Type from 'typebox';
import { type BodyOf, ClientId, endpoint, Id } from '#platform/contract/endpoint.ts';
import { decidedErrors, errorsOf, switchedOffErrors } from '#platform/contract/errors.ts';
import { photoErrors } from './errors.ts';
import { ProfileImage } from './image.ts';
import { maxCaptionLength, undoMinutes } from './rules.ts';

/** The owner's photos after the call, in order and including pending ones, and the maximum number of photos. */
const Photos = { photos: Type.Array(ProfileImage), limit: Type.Integer() };

/** Part of the upright image: left, top, width and height as fractions of its size, such as `0.1,0,0.8,1`. */
export const Crop = Type.String({ pattern: '^(0|1|0?\\.\\d{1,6})(,(0|1|0?\\.\\d{1,6})){3}$' });

/** Clockwise rotation of the upright image in degrees, applied before the crop. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

export const uploadPhoto = endpoint({
  method: 'POST',
  path: 'photo.php',
  about:
    'Adds a photo after the existing ones (JPEG, PNG or WebP). Until it is approved, only its owner sees it. A repeated call with the same `client_id` adds no second one.',
  access: 'member',
  needsTerms: true,
  limit: 60,
  upload: true,
  body: Type.Object({
    client_id: ClientId,
    caption: Type.Optional(Type.String({ maxLength: maxCaptionLength })),
    turn: Type.Optional(Type.Enum([...turns], { type: 'integer' })),
    crop: Type.Optional(Crop),
  }),
  reply: Type.Object({ photo: ProfileImage, ...Photos }),
  errors: { ...photoErrors, ...errorsOf(decidedErrors, 'restricted'), ...switchedOffErrors },
});

export const changePhoto = endpoint({
  method: 'PUT',
  path: 'photo.php',
  about: 'Moves a photo, changes its caption or brings a deleted one back. Only the given fields change. Returns all photos.',
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
  errors: errorsOf(photoErrors, 'photo_limit_reached', 'caption_not_allowed'),
});

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: 'photo.php',
  about: `Hides the photo at once and deletes it for good ${undoMinutes} minutes later; until then \`PUT photo.php\` brings it back. Repeating the call changes nothing.`,
  access: 'member',
  limit: 120,
  body: Type.Object({ id: Id }),
  reply: Type.Object(Photos),
  errors: {},
});
export type UploadFields = BodyOf<typeof uploadPhoto>;
