import type { TextPageName } from '../../../contract/text.ts';
import type { Passages } from '../reword.ts';

/**
 * Replacements for readers in the United States: passages of the British texts, each replaced wherever it occurs. They differ in
 * spelling, words, units, and the phone numbers to call. The privacy policy is a separate text.
 */
export const american = {
  terms: {
    '**Adults aged {min_age} or over,': '**Adults {min_age} or older,',
    'searching and liking': 'searching, and liking',
    'messages, photos and gifts': 'messages, photos, and gifts',
    'read, print and save': 'read, print, and save',
    'age, gender and photos': 'age, gender, and photos',
    'replies, dates or a relationship': 'replies, dates, or a relationship',
    'members, likes or visits': 'members, likes, or visits',
    labelled: 'labeled',
    'on the profile and in the chat': 'on the profile, and in the chat',
    'like, visit or start': 'like, visit, or start',
    'reading and having a profile': 'reading, and having a profile',
    'Order with obligation to pay': 'Order and pay',
    'the full price including VAT': 'the full price',
    wilful: 'willful',
    'adapt it technically and to show': 'adapt it technically, and to show',
    'advertising and automated use': 'advertising, and automated use',
    recognises: 'recognizes',
    'warn or ban': 'warn, or ban',
    'life, body and health': 'life, body, and health',
    'write, show and do': 'write, show, and do',
  },
  cookies: {
    'analytics services or social networks': 'analytics services, or social networks',
    Recognises: 'Recognizes',
    'a two-kilometre square': 'a square of about 1.2 miles',
    'show, delete and block': 'show, delete, and block',
  },
  ban: {
    'profile, photo and message': 'profile, photo, and message',
    sexualises: 'sexualizes',
    'blackmail and false identities': 'blackmail, and false identities',
    'stalking and human trafficking': 'stalking, and human trafficking',
    'advertising or unwanted pictures': 'advertising, or unwanted pictures',
    'a text or a message': 'a text, or a message',
    'conversations, pictures or messages': 'conversations, pictures, or messages',
    'when, how many and why': 'when, how many, and why',
    'how often and with what consequences': 'how often, and with what consequences',
    // The DSA gives this only to people in the EU.
    'you can turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act, DSA) or go to court.':
      'you can go to court. Members in the European Union can also turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act, DSA).',
  },
  'return-policy': {
    'Money, not vouchers.': 'Money, not store credit.',
    'Postal address': 'Mailing address',
  },
  faq: {
    'matches and reading messages': 'matches, and reading messages',
    'Messages, photos and gifts': 'Messages, photos, and gifts',
    labelled: 'labeled',
    'I’ve forgotten my password': 'I forgot my password',
    'about two kilometres': 'about 1.2 miles',
  },
  imprint: {
    // The same.
    'accounts you can turn to a certified body': 'accounts, members in the European Union can turn to a certified body',
    licence: 'license',
  },
  service: {
    'Post: {company}': 'Mailing address: {company}',
    'call 999 in the UK or 112 in Ireland and the EU.': 'call [911](tel:911).',
  },
  safety: {
    'follow up reports, slow down new accounts and warn': 'follow up on reports, slow down new accounts, and warn',
    'in the army, on an oil rig or in hospital': 'in the military, on an oil rig, or in the hospital',
    'a doctor or a lawyer': 'a doctor, or a lawyer',
    'report the profile here and go to the police.':
      'report the profile here, and go to the police. Report it to the [FBI](https://www.ic3.gov) and the [FTC](https://reportfraud.ftc.gov), too.',
    'the photo or the message': 'the photo, or the message',
    'If you’re in danger, call 999 in the UK or 112 in Ireland and the EU.':
      'If you’re in danger, call [911](tel:911). If you’re in crisis, call or text the Suicide & Crisis Lifeline at [988](tel:988). After a sexual assault, RAINN is there for you at [1-800-656-4673](tel:18006564673).',
  },
  rules: {
    'gender or sexuality': 'gender, or sexuality',
    recognisable: 'recognizable',
    'phone numbers and advertising': 'phone numbers, and advertising',
    sexualises: 'sexualizes',
    'like or write': 'like, or write',
    'the photo or the message': 'the photo, or the message',
    'warn or ban': 'warn, or ban',
  },
  accessibility: {
    'Headings, fields and notices': 'Headings, fields, and notices',
    '(tel:{phone}) or use': '(tel:{phone}), or use',
    'you can turn to the authority for accessibility in your country.':
      'you can file a complaint with the Civil Rights Division of the US Department of Justice.',
  },
} as const satisfies Record<Exclude<TextPageName, 'privacy'>, Passages>;
