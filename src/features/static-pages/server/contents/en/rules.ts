import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Community rules',
  lead: 'So that everyone feels at ease on {site}. With examples, so that it’s clear what we mean.',
  short: {
    user: '**Be yourself.** Your photos, your age, your words.',
    heart: '**Ask, don’t push.** A no is an answer, and so is no reply.',
    wallet: '**No money, no business.** Don’t ask, don’t offer, don’t advertise.',
    prohibit: '**No minors.** Not as members, not in photos, not as a topic.',
  },
  sections: {
    yourself: {
      title: 'Be yourself',
      text: [
        '**Fine:** a nickname, a photo from last year, leaving a question blank.',
        '**Not fine:** other people’s photos or generated ones, a false age or gender, a second account, pretending to be someone else.',
      ],
    },
    respect: {
      title: 'Be kind',
      text: [
        '**Fine:** “I don’t think we’d click, but all the best.”',
        '**Not fine:** insults, threats, messaging again and again when nothing comes back, putting anyone down for their origin, religion, body, disability, gender or sexuality.',
      ],
    },
    consent: {
      title: 'Ask first',
      text: [
        '**Fine:** “Would you like to see a picture of me that shows a bit more?” And taking no for an answer.',
        '**Not fine:** intimate pictures or words no one asked for, pressure, passing on other people’s pictures or chats.',
      ],
    },
    photos: {
      title: 'Profile photos',
      text: [
        '**Fine:** you, recognisable, on the beach too. Friends who agree to it.',
        '**Not fine:** nudity or sex in your profile, children on their own in a picture, your own included, weapons, violence, symbols of hatred, phone numbers and advertising in the picture.',
      ],
    },
    money: {
      title: 'No money',
      text: [
        '**Fine:** buying each other a coffee.',
        '**Not fine:** asking for money, gift cards or codes, recommending investments, looking for or offering paid sex, luring people to other sites, promoting goods or services.',
      ],
    },
    minors: {
      title: 'Adults only',
      text: [
        'No one under {min_age} may be here. Anyone who sexualises minors in pictures or words is banned immediately and reported to the police. If you think someone is too young, report the profile.',
      ],
    },
    machines: {
      title: 'No machines',
      text: ['Programs that collect profiles, like or write are not allowed, and neither is letting others run your account.'],
    },
    consequences: {
      title: 'What happens if someone breaks the rules',
      text: [
        'Report it: on the profile, the photo or the message. Depending on how serious it is, we remove content, warn or ban, and we always give the reason. Read more under [Bans and appeals](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
