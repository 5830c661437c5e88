import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Safety',
  lead: 'Most people here mean well. Here’s how to spot the others.',
  short: {
    'shield-check': '**We run no background checks.** No ID, no criminal records. Stay alert.',
    wallet: '**Never send money.** No loans, no investments, no gift cards, no codes.',
    'chat-circle': '**Stay here at first.** Someone in a hurry to switch to another app often has a reason.',
    'map-pin': '**First date in public.** Make sure someone knows where you are.',
  },
  sections: {
    checks: {
      title: 'What we check and what we don’t',
      text: [
        'Others see new photos only once they’re approved. We follow up reports, slow down new accounts and warn you about messages that look like fraud. We don’t check IDs or criminal records, or whether people tell the truth.',
      ],
    },
    scam: {
      title: 'When love costs money',
      text: [
        'Romance scams nearly always follow the same script. Be careful if someone',
        {
          list: [
            'declares their love within days;',
            'never shows their face: no calls, no video, always an excuse;',
            'is abroad, in the army, on an oil rig or in hospital;',
            'suddenly needs money for a trip, customs, a doctor or a lawyer;',
            'shows you a safe investment, usually in cryptocurrency;',
            'asks for a code you get by text message, or for pictures of your ID.',
          ],
        },
        'Talk to someone you trust before you send anything. Do a reverse image search with one of their photos.',
      ],
    },
    money: {
      title: 'If you’ve already paid',
      text: [
        'You’re not stupid, and you’re not alone. Call your bank right away; it can sometimes stop a payment. Keep all messages, report the profile here and go to the police. Don’t pay again, and never pay anyone who promises to get it back.',
      ],
    },
    meeting: {
      title: 'Meeting safely',
      text: [
        {
          list: [
            'Have a call or a video chat first.',
            'Meet somewhere busy, and get there and back on your own.',
            'Tell someone who you’re meeting, where, and when you’ll be in touch.',
            'Keep an eye on your drink and your bag.',
            'Leave whenever you want. You don’t owe anyone a reason.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intimate pictures and blackmail',
      text: [
        'In pictures you send, don’t show your face and your home together. If someone threatens to publish pictures: don’t pay, save the evidence, block, report, go to the police. If an intimate picture of you turns up here, [report it](/notice/images) or write to [{email}](mailto:{email}); we deal with that before anything else.',
      ],
    },
    tools: {
      title: 'What you can do here',
      text: [
        'Block: you no longer see each other anywhere. Report: on the profile, the photo or the message, and no one finds out it was you. Hide: in your [settings](/settings) you decide whether others see that you’re online and whether you appear in search. What’s allowed is in the [community rules](/pages/rules).',
        'If you’re in danger, call 999 in the UK or 112 in Ireland and the EU.',
      ],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
