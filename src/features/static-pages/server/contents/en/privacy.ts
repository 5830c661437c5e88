import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Privacy policy',
  lead: 'What {site} stores about you, what for, how long, and who sees it.',
  short: {
    'map-pin': '**Your location stays approximate.** We store a square of about two kilometres, never an address.',
    hand: '**No strangers in the background.** No ad networks, no analytics services, no files from other companies.',
    'eye-slash':
      '**We ask about intimate things separately.** Sexuality, religion and intimate interests show only if you tick their own box.',
    'download-simple': '**Take everything with you.** One file with all we have about you, in your settings.',
    trash: '**Deleted means deleted.** Hidden right away, gone after {restore_days} days. Only accounting records must stay.',
  },
  sections: {
    controller: {
      title: 'Who is responsible',
      text: [
        'The controller is {company}, {address}. A person answers questions about privacy at [{email}](mailto:{email}); put “Privacy” in the subject line to reach whoever is in charge of it.',
      ],
    },
    data: {
      title: 'What we store and why',
      text: [
        'For each kind of data we give the purpose, the legal basis under the General Data Protection Regulation (GDPR), and how long we keep it.',
        {
          table: {
            head: ['Data', 'Purpose', 'Basis', 'How long'],
            rows: [
              ['Email, password', 'To log you in and write to you. The password only as a hash (argon2id).', 'contract', 'until deletion'],
              ['Date of birth', 'To check that you are {min_age}. Others see only your age.', 'contract, law', 'until deletion'],
              ['Name, gender, profile, photos', 'So that others can find you and write to you.', 'contract', 'until deletion'],
              [
                'Sexuality, religion, intimate interests',
                'Only to show and search them, if you consent.',
                'your consent (Art. 9)',
                'until you withdraw it, or deletion',
              ],
              ['Location', 'To show distances in steps.', 'contract', 'only the latest square'],
              [
                'Likes, messages, photos, gifts',
                'To deliver them and show them to you again.',
                'contract',
                'until you or the other person deletes the account',
              ],
              [
                'Purchases and credits',
                'To bill, refund and detect fraud.',
                'contract, law',
                'records up to 10 years, after deletion without your name',
              ],
              [
                'Direct debit: name, IBAN, address, mandate',
                'To collect and refund through our bank, and to answer its questions. Encrypted.',
                'contract, law',
                'until deletion, at least 14 months after the debit; files for the bank 30 days',
              ],
              [
                'Mobile number for the text message code',
                'To confirm a direct debit and prevent misuse. After the code only as a hash, your network always.',
                'contract, security',
                'number and network at most 1 day, hash of the number 14 months',
              ],
              [
                'Devices you are logged in on',
                'To show you where you are logged in. Browser and times, no IP address.',
                'security',
                '30 days after you last logged in',
              ],
              ['Failed logins', 'To keep strangers out. Network and address only as a hash.', 'security', '2 days'],
              [
                'Logins and other security events: time, kind, network, hash of the address',
                'To notice attacks and misuse and find out what happened.',
                'security',
                'network at most 7 days, the rest 180 days; once the account is deleted, without any link to you',
              ],
              [
                'How many people sign up',
                'To slow down machines that create accounts in bulk. The network only as a hash.',
                'security',
                '2 hours',
              ],
              ['Consents', 'To prove when you agreed to which text.', 'law', 'until deletion'],
              ['The ad that brought you here', 'To count which ad works.', 'your consent', '30 days'],
              ['Notifications', 'So that nothing reaches you twice.', 'contract', '90 days'],
              [
                'Reports and complaints',
                'To review them, decide and answer.',
                'law, security',
                'complaints until the account is deleted; reports stay, then without your name. Forms sent without an account, until we delete them at your request. The network 1 day',
              ],
              [
                'Evidence in a case: copies of the profile, photos and pictures, the reported message and three before and after it',
                'To see what was reported, also when there is an appeal.',
                'law, security',
                'until 1 month after the 6 months for appeals, after the last appeal or, without a decision, after the case ends, even if the account is deleted before; then only the hash of a reported photo',
              ],
              [
                'Decisions about content and accounts',
                'To apply them, give reasons and account for them.',
                'law',
                'permanently; once the account is deleted, without any link to you, and without the facts and our own words',
              ],
              [
                'History of a case: steps, notes and answers of our team',
                'To prove what was done.',
                'law, security',
                'permanently; once the account is deleted, without any link to you',
              ],
              [
                'Appeals',
                'So that someone else reviews them and answers you.',
                'law',
                'until the account is deleted; if you were the one who reported, your words stay with the case without your name',
              ],
              [
                'When our team reads messages',
                'To prove who opened what and why. Your settings show when, how many and why: right away or, if you were reported, as soon as the case is decided. Where the law demands silence while an authority investigates, you see it only afterwards.',
                'law, security',
                'your list until the account is deleted; the log of the team, with the case number, permanently',
              ],
              [
                'When our team uncovers hidden details: email address, date of birth, bank account',
                'To prove who saw them and why. Your settings show when, what and why. Where the law demands silence while an authority investigates, you see it only afterwards.',
                'law, security',
                'your list until the account is deleted; the log of the team permanently',
              ],
              [
                'Emails from our team to you; that an email did not arrive',
                'To help you.',
                'contract',
                'emails until the account is deleted; what did not arrive, 90 days',
              ],
              [
                'Rejected photos, removed messages',
                'To show them again after an appeal. Other members don’t see them.',
                'law, security',
                'until the account is deleted, messages until either account is deleted',
              ],
              [
                'Hashes of photos, card and IBAN after a ban for fraud',
                'To keep them from being used again.',
                'security',
                'until we lift the ban, even after the account is deleted',
              ],
              [
                'Comparison with email providers, networks, phrases and pictures that we have blocked in advance',
                'To stop fraud and advertising. We only count the matches; if our team is to take a look, it becomes a case.',
                'security',
                'we don’t store what we refuse; a case as above',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Sexuality, religion and intimate interests',
      text: [
        'Article 9 of the GDPR gives these special protection. That is why we ask for them separately, the box is never ticked in advance, and your [settings](/settings) show when you agreed to which text. If you withdraw your consent, no one sees them from that moment. Who you are looking for may say something about your sexuality; we use it only to show you people who suit you.',
      ],
    },
    place: {
      title: 'Your location',
      text: [
        'We turn your location into a square of about two kilometres and store only that square. Distances run from centre to centre and appear in steps such as “under 5\u00a0km”. Others cannot tell you apart from anyone else in the same square.',
      ],
    },
    readers: {
      title: 'Who sees what',
      text: [
        'Members of {site} see your profile. People without an account see part of it at most, and only if you turn on “Show me to visitors”. You decide in your settings whether others see that you are online and whether you appear in search. No member sees your email address, your date of birth or who you block.',
        'We save every photo anew, which removes where and with which camera it was taken. A deleted photo is gone from our side as well after ten minutes, except for a copy that is evidence in a case. We recognise banned pictures by a hash.',
        'Your messages are for you and the person you write to. A program warns that person of patterns of fraud and keeps nothing of it. Another refuses messages with blocked phrases, or passes one of them to our moderators. If something is reported, moderators see a copy of the profile, photo or message that was reported, with the three messages before and after it. They open further messages only for a reason; your settings show when, how many and why.',
      ],
    },
    recipients: {
      title: 'Who else receives data',
      text: [
        'Only those who help us run {site}, only what they need, and under contract:',
        {
          list: [
            'The **payment service** named at the checkout. You enter card details there; we learn the amount, the time, the result and, if you want that, a token for your next purchase.',
            'The services that deliver our **emails and text messages**, and the data centre where our servers are.',
            'Your **browser’s push service**, if you turn on notifications. The content is encrypted.',
            'Our server asks a **map service and a GIF service** on your behalf: they get a two-kilometre square or a search word, never your IP address.',
            '**Authorities**, where a law obliges us.',
          ],
        },
        'We do not sell data, and advertisers receive nothing about you. If a service is outside the EU, a decision of the European Commission or a contract with its standard clauses applies.',
      ],
    },
    automatic: {
      title: 'What programs decide',
      text: [
        'We order suggestions by what you are both looking for, distance, activity and shared interests. Limits for new accounts and for payments take effect and end automatically. A program refuses messages with blocked phrases, blocked pictures, and signups from blocked email providers or networks. If you think that is wrong, use the [complaint form](/complaints); a person answers. What a program may hide right away after a report is described under [Bans and appeals](/pages/ban). People decide about bans.',
      ],
    },
    deletion: {
      title: 'What happens when you delete your account',
      text: [
        'You disappear right away from search, likes and chats. For {restore_days} days you can log in and come back. After that we delete your account, profile, photos, likes and messages, for the other people too. What remains: what tax law requires of purchases, without your name; the mandate of a direct debit and the hash of its mobile number until 14 months after the debit; and what the table above says about reports, decisions and bans. If an authority demands that an account is kept, we delete it and the evidence about it only when that ends. We delete backups after {backup_days} days, the newest one only once the next has been made; until then they still contain the data.',
      ],
    },
    rights: {
      title: 'Your rights',
      text: [
        'You have the right to access, correct, delete, restrict and take away your data, and you can object to any processing based on our interest in security. You can withdraw any consent at any time for the future.',
        'Most of this is a button in your [settings](/settings): edit, withdraw consent, request a file with all your data (seven days to download it), delete your account. For anything else a simple message is enough; we reply within a month. You can also complain to the data protection authority of your country.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'New: evidence, decisions, appeals, what our team sees and when an investigation means you learn of it later, rejected photos, what we block in advance, and what we store about logins and other security events. Evidence stays longer than this page used to say.',
    '2026-11-26': 'New: what we store for a direct debit, and for how long.',
    '2023-12-01': 'First version.',
  },
};
