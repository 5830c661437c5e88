import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Accessibility',
  lead: '{site} should be there for everyone. Here’s how far we’ve come, and who to tell if something gets in your way.',
  short: {},
  sections: {
    status: {
      title: 'Where we are',
      text: [
        'We go by the guidelines WCAG 2.2, level AA, and the standard EN 301 549. According to our own tests, {site} meets them apart from the exceptions below. We test every page at every change with a program (axe), in light and dark appearance and on three screen sizes.',
      ],
    },
    works: {
      title: 'What you can expect',
      text: [
        {
          list: [
            'Everything works with the keyboard; press “?” for an overview of the shortcuts.',
            'Headings, fields and notices have names that a screen reader reads out.',
            'Text can be enlarged to 200%, and contrast is sufficient in both appearances.',
            'If your system is set to reduced motion, you won’t see animations.',
            'Tap targets are at least 44 pixels. Nothing asks you to be fast, and everything in Swipe also works with buttons.',
          ],
        },
      ],
    },
    gaps: {
      title: 'What doesn’t work yet',
      text: [
        {
          list: [
            'Members’ photos are described only if the member has written a caption.',
            'GIFs and their titles come from others, and they move.',
            'Payment services design their own pages.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Tell us what’s missing',
      text: [
        'Write to [{email}](mailto:{email}), call [{phone}](tel:{phone}) or use the [form](/complaints). Tell us the page and what didn’t work. We reply within 14 days and help you another way in the meantime.',
        'If that doesn’t help, you can turn to the authority for accessibility in your country. {company}, {address}, is responsible.',
      ],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
