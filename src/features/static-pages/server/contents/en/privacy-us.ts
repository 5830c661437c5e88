import type { TextSource } from '../shape.ts';

/** For readers of English in the United States: their laws give other rights and other names to them. */
export const privacy = {
  title: 'Privacy policy',
  lead: 'For members and visitors in the United States: what {site} collects, why, how long we keep it, and the choices you have.',
  short: {
    'map-pin': '**Your location stays approximate.** We keep an area of about 1.2 miles, never an address.',
    hand: '**We don’t sell or share your data.** No ad networks, no analytics, no data brokers.',
    'eye-slash': '**Sensitive details are your call.** Sexuality, religion, and intimate interests are shown only if you opt in.',
    'download-simple': '**Take everything with you.** One file with all we have about you, in your settings.',
    trash: '**Deleted means deleted.** Hidden right away, gone after {restore_days} days. Only accounting records stay.',
  },
  sections: {
    controller: {
      title: 'Who we are',
      text: [
        '{site} is run by {company}, {address}. A person answers privacy questions at [{email}](mailto:{email}) and [{phone}](tel:{phone}).',
      ],
    },
    data: {
      title: 'What we collect and why',
      text: [
        'In the past 12 months we have collected the following, directly from you or your device:',
        {
          table: {
            head: ['Category', 'Purpose', 'How long'],
            rows: [
              ['Identifiers: email, name, password as a hash', 'To run your account and write to you', 'until you delete it'],
              ['Date of birth', 'To check that you are {min_age} or older; others see only your age', 'until you delete it'],
              ['Profile, photos, gender', 'So that others can find you', 'until you delete it'],
              [
                'Sensitive: sexuality, religion, intimate interests, who you’re looking for',
                'To show and suggest people; shown to others only if you opt in',
                'until you opt out or delete it',
              ],
              ['Approximate location', 'To show distances in steps', 'only the latest area'],
              ['Likes, messages, photos, gifts', 'To deliver them', 'until either account is deleted'],
              [
                'Commercial: purchases and credits',
                'Billing, refunds, fraud prevention',
                'records up to 10 years, after deletion without your name',
              ],
              [
                'Financial, if you pay by direct debit from a European bank: name, IBAN, address, mandate',
                'To collect and refund through our bank; encrypted',
                'until deletion, at least 14 months after the debit; files for the bank 30 days',
              ],
              [
                'Cell phone number for the text message code',
                'To confirm a direct debit and prevent misuse; after the code only as a hash, your network always',
                'number and network at most 1 day, hash of the number 14 months',
              ],
              ['Devices and failed logins', 'Security', '30 days and 2 days'],
              [
                'Logins and other security events: time, kind, network, hash of the address',
                'To notice attacks and misuse',
                'network at most 7 days, the rest 180 days',
              ],
              ['The ad that brought you here', 'To count which ads work, only if you agree', '30 days'],
              [
                'Reports and complaints',
                'To review them, decide, and answer',
                'complaints until you delete your account; reports stay, then without your name. Forms sent without an account, until we delete them at your request. The network 1 day',
              ],
              [
                'Evidence in a case: copies of the profile, photos, and pictures, the reported message and three before and after it',
                'To see what was reported, also when there is an appeal',
                'until 1 month after the 6 months for appeals, after the last appeal or, without a decision, after the case ends, even if the account is deleted before; then only the hash of a reported photo',
              ],
              [
                'Decisions about content and accounts',
                'To apply them, give reasons, and account for them',
                'permanently; after the account is deleted without any link to you, and without the facts and our own words',
              ],
              [
                'History of a case: steps, notes, and answers of our team',
                'To prove what was done',
                'permanently; after the account is deleted without any link to you',
              ],
              [
                'Appeals',
                'So that someone else reviews them and answers you',
                'until you delete your account; if you were the one who reported, your words stay with the case without your name',
              ],
              [
                'When our team reads messages',
                'To prove who opened what and why; your settings show when, how many, and why: right away or, if you were reported, as soon as the case is decided; where the law demands silence while an authority investigates, only afterwards',
                'your list until you delete your account; the log of the team, with the case number, permanently',
              ],
              [
                'When our team uncovers hidden details: email address, date of birth, bank account',
                'To prove who saw them and why; your settings show when, what, and why; where the law demands silence while an authority investigates, only afterwards',
                'your list until you delete your account; the log of the team permanently',
              ],
              [
                'Emails from our team to you; that an email did not arrive',
                'To help you',
                'emails until you delete your account; what did not arrive, 90 days',
              ],
              [
                'Rejected photos, removed messages',
                'To show them again after an appeal; other members don’t see them',
                'until the account is deleted, messages until either account is deleted',
              ],
              [
                'Hashes of photos, card, and IBAN after a ban for fraud',
                'To keep them from being used again',
                'until we lift the ban, even after the account is deleted',
              ],
              [
                'Comparison with email providers, networks, phrases, and pictures that we have blocked in advance',
                'To stop fraud and advertising; we only count the matches, and if our team is to take a look, it becomes a case',
                'we don’t store what we refuse; a case as above',
              ],
            ],
          },
        },
      ],
    },
    sale: {
      title: 'No sale, no sharing, no targeted ads',
      text: [
        'We do not sell personal information, do not share it for cross-context behavioral advertising, and have not done so in the past 12 months. Ads on {site} are the same for everyone and receive nothing about you. Because there is nothing to opt out of, signals such as Global Privacy Control change nothing: you are treated as opted out already.',
        'We use sensitive information only to provide what you asked for, so there is nothing further to limit.',
      ],
    },
    recipients: {
      title: 'Who receives data',
      text: [
        'Service providers under contract, and only what they need: the payment service named at checkout, the services that deliver our email and text messages, our data center, and your browser’s push service if you turn on notifications. Authorities, where a law requires it. Your messages are for you and the person you write to; if something is reported, moderators see a copy of it, of a message together with the three before and after it. They open further messages only for a reason, and your settings show when, how many, and why. A program refuses messages with blocked phrases, blocked pictures, and signups from blocked email providers or networks, or passes them to our moderators. If you think that is wrong, use the [complaint form](/complaints); a person answers.',
        'We are based outside the United States, so your data is processed there.',
      ],
    },
    rights: {
      title: 'Your rights',
      text: [
        'Wherever you live in the US, you may ask to know, access, correct, delete, and take your data with you, to opt out of sale, targeted advertising, and profiling, and to withdraw consent to the use of sensitive data. We never treat anyone worse for using these rights.',
        'Most of it is a button in your [settings](/settings). For the rest, email [{email}](mailto:{email}) or use the [complaint form](/complaints), yourself or through an authorized agent; we confirm your identity through the email address of your account. We reply within 45 days. If we say no, you can appeal by replying to our answer, and then complain to your state’s attorney general.',
      ],
    },
    health: {
      title: 'Consumer health data',
      text: [
        'Some states treat details about sexuality as consumer health data. We collect them only with your opt-in consent, use them only to show them on your profile and to suggest people, and share them with no one but the members you show them to.',
      ],
    },
    children: {
      title: 'Adults only',
      text: ['{site} is for people who are {min_age} or older. We delete accounts of anyone younger as soon as we learn of them.'],
    },
    deletion: {
      title: 'Deleting your account',
      text: [
        'You disappear from search, likes, and chats right away. For {restore_days} days you can log in and come back. After that we delete everything, including your messages in other people’s conversations. What remains: what tax law requires of purchases, without your name; the mandate of a direct debit with the hash of its cell phone number until 14 months after the debit; and what the table above says about reports, decisions, and bans. If an authority demands that an account is kept, we delete it and the evidence about it only when that ends. We delete backups after {backup_days} days, the newest one only once the next has been made; until then they still contain the data.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'New: evidence, decisions, appeals, what our team sees and when an investigation means you learn of it later, rejected photos, what we block in advance, and what we store about logins and other security events.',
    '2026-11-26': 'New: what we store for a direct debit, and for how long.',
    '2023-12-01': 'First version.',
  },
} as const satisfies TextSource;
