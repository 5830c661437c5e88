import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Terms',
  lead: 'These terms apply between you and {company} to everything you do on {site}.',
  short: {
    user: '**Adults aged {min_age} or over, as yourself.** One person, one account, nothing made up.',
    heart: '**Joining, searching and liking are free.** Only messages, photos and gifts cost credits.',
    coins: '**Pay once, no subscription.** Nothing renews, and credits do not expire.',
    receipt: '**{refund_days} days to change your mind.** We return unused credits as money.',
    gavel: '**If we ban someone, we say why.** And they can appeal.',
    trash: '**Leave in two steps.** You can come back for {restore_days} days; after that we keep only what the law requires.',
  },
  sections: {
    parties: {
      title: 'Who your contract is with',
      text: [
        'Your contract is with {company}, {address}, company register {register}, VAT number {vat_numbers}. You can reach us at [{email}](mailto:{email}) and [{phone}](tel:{phone}).',
        'The contract is made when you agree to these terms at the end of sign-up and we create your account. You can read, print and save them here at any time. The language of the contract is the one you sign up in.',
      ],
    },
    membership: {
      title: 'Who can be a member',
      text: [
        'You are at least {min_age} years old, you sign up for yourself, and you have one account. Your profile name may be a nickname; your age, gender and photos must be true.',
        'We send you a link to activate your account. Until then no one sees you, and we keep anything you write, free of charge. Keep your password to yourself, and tell us if someone else is using your account.',
      ],
    },
    service: {
      title: 'What you can expect from {site}',
      text: [
        '{site} is a place where adults find and message each other. We do not promise replies, dates or a relationship.',
        {
          real: 'We do not make up members, likes or visits. Every profile belongs to someone who signed up themselves. Whether that person tells the truth is something we cannot know: we check neither identity papers nor criminal records. Please read our [safety page](/pages/safety).',
          declared:
            'There are fictional profiles on {site}. They are labelled as {fictional} on every card, on the profile and in the chat. They do not like, visit or start conversations, and they are counted nowhere; you cannot meet them. All other profiles belong to people who signed up themselves. We check neither identity papers nor criminal records. Please read our [safety page](/pages/safety).',
        },
        'We keep developing {site} and sometimes have to take it offline for a short time. What you have paid for is not affected. Ads are labelled “Ad” and are not members.',
      ],
    },
    credits: {
      title: 'What is free and what costs credits',
      text: [
        'Joining, searching, liking, swiping, reading and having a profile are free. The messages, photos and gifts that you send cost credits. You see the cost in credits and in money next to the send button, and on the [prices](/pricing) page.',
        'Without a purchase you can start two conversations. Any purchase makes you a Premium member: no such limit, and all photos. For their first 48 hours new accounts can start fewer conversations and cannot send links, which protects everyone from fraud.',
        'Free credits are used first. Credits do not expire while your account exists, and they cannot be transferred. You can set a monthly limit in your settings.',
        'You only pay for what arrives. We return the credits for a message automatically if we remove the profile for fraud, if the account is deleted before the message is read or answered (then after {restore_days} days, because the account can come back until then), or if it is not activated within a week.',
      ],
    },
    purchase: {
      title: 'How you buy',
      text: [
        'You choose a package, see the full price including VAT, and order with the button “Order with obligation to pay”. That is a binding offer; we accept it by adding the credits. Until you press the button you can change or cancel everything.',
        'There is no subscription. We only charge a saved payment method when you place another order yourself. A discount code is good for one order.',
        'If your bank reverses a payment, we take back the credits of that purchase. You still owe us for those already used, and until this is settled you cannot buy anything or spend any credits, including those that were given to you and those from other purchases.',
        {
          timed:
            'Premium bought by the day starts when you buy it and ends automatically after the days you’ve paid for. Nothing renews, and you don’t need to end it. If you’d like to anyway: [End contracts here](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Withdrawing from a purchase',
      text: [
        'You can withdraw from any purchase within {refund_days} days and get back what you paid for unused credits. [Returns and refunds](/pages/return-policy) explains how. Your statutory rights if something is faulty remain unaffected.',
      ],
    },
    content: {
      title: 'Your words and pictures',
      text: [
        'What you write and upload is yours. You allow us to store it on {site}, to adapt it technically and to show it to the people it is meant for, and nothing else. That permission ends when you delete it.',
        'Only upload what you are allowed to show. For photos of other people you need their consent.',
      ],
    },
    conduct: {
      title: 'Rules, and what happens if they are broken',
      text: [
        'The [community rules](/pages/rules) apply. Above all, fraud, asking for money, harassment, hatred, anything involving minors, paid sex, advertising and automated use are forbidden.',
        'A program recognises patterns of fraud and warns the person receiving the message. It refuses messages with phrases, and pictures, that we have blocked, before they are sent; you see that right away, and it costs nothing. It also refuses signups from blocked email providers or networks. If you think that is wrong, use the [complaint form](/complaints); a person answers. Decisions about content and accounts that already exist are made by people. Depending on how serious it is, we remove content, warn or ban, and we give you the reason. Everything else, including your appeal and what a program may hide until the decision, is under [Bans and appeals](/pages/ban).',
      ],
    },
    ending: {
      title: 'How the contract ends',
      text: [
        'You can leave at any time without notice: in your [settings](/settings) under “Delete account”, or with a message to us. Your profile disappears right away, and after {restore_days} days the account is deleted for good. We then pay out purchased credits that you have not used, in the way in which you paid; credits that were given to you end with the account.',
        'We can end the contract with 14 days’ notice and will then pay out purchased credits that you have not used. Either side may still end it immediately for good cause.',
      ],
    },
    liability: {
      title: 'Liability',
      text: [
        'We are liable without limit for wilful misconduct and gross negligence, for harm to life, body and health, and wherever the law requires it. If through slight negligence we breach a duty that you may rely on, we are liable for the typical, foreseeable damage. Otherwise we are not liable for slight negligence.',
        'Members are responsible for what they write, show and do when they meet.',
      ],
    },
    updates: {
      title: 'Changes to these terms',
      text: [
        'If we change these terms to your disadvantage, we will write to you at least 30 days beforehand, say what changes and why, and ask for your consent. Without it the old text continues to apply, and either side may then end the contract. Mere clarifications and improvements apply once they are published here.',
      ],
    },
    law: {
      title: 'Law and disputes',
      text: [
        'The law of the country where {company} is based applies. You keep the protection that mandatory laws give you where you live, and you may go to court there too.',
        'Please write to us first: the [complaint form](/complaints) gives you a reference number and an answer from a person. We do not take part in proceedings before alternative dispute resolution (ADR) bodies. If one part of these terms is invalid, the rest still applies.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'New: a program refuses what we have blocked in advance, and where to complain about it.',
    '2023-12-01': 'First version.',
  },
};
