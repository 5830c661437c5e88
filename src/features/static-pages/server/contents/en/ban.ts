import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Bans and appeals',
  lead: 'When we step in on {site}, what we tell you, and how to object.',
  short: {
    flag: '**Reporting takes two taps.** On every profile, photo and message.',
    users: '**People decide.** No program bans an account.',
    'envelope-simple': '**You are told the reason.** And the rule it is about.',
    gavel: '**An appeal costs nothing.** You have six months, and someone else reviews it.',
  },
  sections: {
    reasons: {
      title: 'What we ban for',
      text: [
        'We go by the law and the [community rules](/pages/rules). We ban immediately and permanently for:',
        {
          list: [
            'being a minor, and anything that sexualises minors;',
            'fraud, asking for money, blackmail and false identities;',
            'violence, threats, stalking and human trafficking;',
            'intimate pictures of others without their consent.',
          ],
        },
        'For harassment, insults, advertising or unwanted pictures it depends on how serious they are and how often they happen.',
      ],
    },
    steps: {
      title: 'What we can do',
      text: [
        {
          list: [
            '**Remove content:** a photo, a text or a message.',
            '**Warn:** and say what has to change.',
            '**Restrict or hide:** no new conversations, pictures or messages for a time, or the profile can’t be seen.',
            '**Suspend:** the account is hidden until a day that we name. It notifies no one meanwhile.',
            '**Ban:** the account ends, and a new one is not allowed.',
          ],
        },
        'We choose the mildest step that helps, and look at what happened, how often and with what consequences. Whoever reports something gets the outcome of every report we review. If it says for the second time within 30 days that we found no violation, it comes with a warning. If another such report follows the warning within the 30 days, we set further reports from that member aside for 30 days: we keep them, and read them if a case about the same person is already open, but on their own they don’t start a review. We always review reports about people who may be under 18 and about sexual content. The [report form](/notice) always stays open.',
        'Of what can already be seen, a program may hide only two things: a photo after a report of an intimate picture, and a profile that may belong to someone under 18. It does so right away, and only until a person has reviewed it. We tell you about that too, and you can appeal against it. It also refuses what we have blocked in advance: messages with certain phrases, certain pictures, and signups from certain email providers or networks. You see that right away, and it costs nothing. If you think it is wrong, use the [complaint form](/complaints); a person answers.',
      ],
    },
    notice: {
      title: 'What we tell you',
      text: [
        'The person affected gets an email and a page of their own: what we did, based on which facts and which rule, whether a report led to it, and how to appeal. Whoever reported it stays anonymous, gets the outcome by email and finds it in their [settings](/settings). We stay silent only where a law forbids us to tell, or telling would put someone in danger.',
        'If our team reads messages in your conversations for a review, your [settings](/settings) show when, how many and why.',
      ],
    },
    credits: {
      title: 'What happens to purchases',
      text: [
        'A banned account keeps the right to return unused credits within {refund_days} days of the purchase; write to us to do so. With a permanent ban we freeze purchased credits that have not been used, and pay them out 14 days later or as soon as an appeal is decided, in the way in which they were paid. If the appeal succeeds, they are back. Anyone who got messages from a profile that we ban for fraud is warned within an hour. All credits spent on that profile are returned automatically, no matter when they were spent.',
      ],
    },
    appeal: {
      title: 'Appeals',
      text: [
        'You can appeal against any decision for six months, including one not to act on a report: on the page of the decision, to which our email leads. That works without logging in, and after a ban also through the login with the right password. You can also reach us with the [complaint form](/complaints) or at [{email}](mailto:{email}). Tell us what we missed. A person who was not part of the first decision reviews it and answers you in writing within 72 hours. It costs nothing.',
        'If we stand by it, you can turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act, DSA) or go to court.',
      ],
    },
    contacts: {
      title: 'Contact points under the DSA',
      text: [
        'For members and everyone else (Article 12) and for authorities (Article 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). We reply in German and English. Anyone can report illegal content, even without an account: with the [report form](/notice).',
      ],
    },
  },
  changes: {
    '2026-11-27': 'New: what happens to reports when several were unfounded, and what a program refuses.',
    '2023-12-01': 'First version.',
  },
};
