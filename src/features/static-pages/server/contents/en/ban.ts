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
            '**Hold:** the account is hidden until we have looked into it. It notifies no one meanwhile.',
            '**Ban:** the account ends, and a new one is not allowed.',
          ],
        },
        'We choose the mildest step that helps, and look at what happened, how often and with what consequences. If someone keeps sending reports or complaints that are obviously unfounded, we may set theirs aside for a time after a warning.',
      ],
    },
    notice: {
      title: 'What we tell you',
      text: [
        'The person affected gets an email: what we did, based on which facts and which rule, whether a report led to it, and how to appeal. Whoever reported it stays anonymous and finds our decision in their [settings](/settings). We stay silent only where a law forbids us to tell, or telling would put someone in danger.',
      ],
    },
    credits: {
      title: 'What happens to purchases',
      text: [
        'A banned account keeps the right to return unused credits within {refund_days} days of the purchase; write to us to do so. Once a ban is final, we also pay out purchased credits that have not been used after that time, in the way in which they were paid. If you have written to a profile that we remove for fraud, we automatically return the credits for those messages from the past seven days.',
      ],
    },
    appeal: {
      title: 'Appeals',
      text: [
        'You can appeal against any decision for six months, including one not to act on a report: with the [complaint form](/complaints), without logging in, or at [{email}](mailto:{email}). Tell us what it is about and what we missed. You get a reference number. A person who was not part of the first decision reviews it, and we usually reply within 14 days.',
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
  changes: { '2023-12-01': 'First version.' },
};
