import type { Messages } from './de.ts';

export const messages = {
  picker: {
    label: 'Your photos',
    choose: 'Choose a photo',
    drop: 'Drop it here',
    photo: 'Your photo {at, number} of {n, number}',
    main: 'Main photo',
    count: '{n, number} of {limit, plural, one {# photo} other {# photos}}.',
    checked: 'We check every photo before others see it.',
    ways: 'Choose one, drag it here or paste it from the clipboard.',
    waiting: 'waiting',
    sending: '{name} is being uploaded',
    remove: 'Leave out {name}',
    retry: 'Try {name} again',
    added: 'The photo has been uploaded.',
  },
  errors: {
    photo_limit_reached: 'No more than {limit, plural, one {# photo} other {# photos}} here. With Premium there are {premium, number}.',
    photo_missing: 'The file is empty.',
    photo_type_unsupported: 'Please use a photo as JPEG, PNG, WebP or HEIC.',
    photo_unreadable: 'The file is damaged.',
    photo_too_many_pixels: 'The photo is too large: at most {megapixels, number} megapixels are possible.',
    photo_too_small: 'The photo is too small: each side needs at least {min, number} pixels.',
  },
} satisfies Messages;
