import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Help and contact',
  lead: 'How to reach us, and what you can do yourself right away.',
  short: {},
  sections: {
    reach: {
      title: 'How to reach us',
      text: [
        {
          list: [
            'Email: [{email}](mailto:{email})',
            'Phone: [{phone}](tel:{phone})',
            'Form with a reference number: [make a complaint](/complaints)',
            'Post: {company}, {address}',
          ],
        },
        'Please write from the address you log in with. We never ask for passwords or card numbers.',
      ],
    },
    yourself: {
      title: 'What you can do right now',
      text: [
        {
          list: [
            '[Reset your password](/reset-password)',
            '[See purchases and return credits](/transactions)',
            '[Change notifications](/notifications)',
            '[Take your data with you or delete your account](/settings)',
            '[Questions and answers](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'If it’s urgent',
      text: [
        'If you’re in danger, call 999 in the UK or 112 in Ireland and the EU. If someone demands money or threatens you with pictures: don’t pay, don’t delete anything, report the message, and read our [safety page](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
