import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'We’ve received your message. We’re looking into it and will get back to you as soon as we know more.',
  solved: 'It’s done: please check whether everything is as it should be now. If not, just write to us again.',
  need_more:
    'To help you, we still need something. Please tell us what exactly happened and when, ideally with a picture of the screen.\nDon’t send us any password or code.',
  take_care:
    'Please take care: don’t send anyone money, codes or identity documents, not by other means either. If something seems odd to you, report the profile. We look at every report.',
};
