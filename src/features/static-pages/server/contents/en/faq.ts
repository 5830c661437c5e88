import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Questions and answers',
  lead: 'Short answers. If yours isn’t here, write to us: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'What’s free?',
      text: [
        'Joining, your profile, searching, liking, Swipe, seeing your matches and reading messages. You can always see who likes you, with or without Premium.',
      ],
    },
    cost: {
      title: 'What costs money?',
      text: [
        'Messages, photos and gifts that you send. They cost credits, and how many is shown next to the send button, in money too. You’ll find all of it under [prices](/pricing).',
      ],
    },
    subscription: {
      title: 'Is there a subscription?',
      text: ['No. You pay once, nothing renews, and credits don’t expire.'],
    },
    premium: {
      title: 'What’s Premium?',
      text: [
        {
          lasting:
            'Every purchase includes Premium, and it’s yours to keep: you see all photos and start as many conversations as you like. Without a purchase it’s two. You can always reply to someone who wrote first.',
          timed:
            'With Premium you see all photos and start as many conversations as you like. Without it, it’s two. It comes with any credits you buy and is yours to keep; bought by the day, it ends automatically. You can always reply to someone who wrote first.',
        },
      ],
    },
    real: {
      title: 'Are the profiles real?',
      text: [
        {
          real: 'We don’t make people up. Everyone here created their own profile, and likes and visits come only from members. We can’t vouch for what they say about themselves, so report anything that seems odd.',
          declared:
            'Most of them. Some are fictional and labelled as {fictional} everywhere; they never send likes and never message first. We can’t vouch for what the others say about themselves, so report anything that seems odd.',
        },
      ],
    },
    activation: {
      title: 'My activation email hasn’t come',
      text: [
        'Check your spam folder. The notice at the top of the page lets you have it sent again or change your address. Until then no one can find you, and we’ll keep anything you write, free of charge.',
      ],
    },
    password: {
      title: 'I’ve forgotten my password',
      text: ['We’ll email you a link from [reset password](/reset-password). Afterwards you’re logged out on every device.'],
    },
    photos: {
      title: 'Why are some photos blurred?',
      text: [
        'Without Premium you see the main photo clearly and the others blurred. In chats, we hide photos from people you’ve never replied to until you want to see them. Others see your own new photos once they’re approved.',
      ],
    },
    distance: {
      title: 'How exact is the distance?',
      text: ['It’s vague on purpose. We measure between squares of about two kilometres and don’t store exactly where you are.'],
    },
    block: {
      title: 'What happens when I block someone?',
      text: ['You no longer see each other anywhere, in either direction, and they aren’t told. You can still report them.'],
    },
    quiet: {
      title: 'Too many emails?',
      text: [
        'Under [notifications](/notifications) you choose what reaches you and how. Every email has an unsubscribe link at the bottom.',
      ],
    },
    refund: {
      title: 'Can I return credits?',
      text: [
        'Yes, unused ones within {refund_days} days of the purchase, at the price you paid. [Returns and refunds](/pages/return-policy) shows how.',
        'If an account is deleted before your message is read or answered, we automatically return what you spent on it after {restore_days} days.',
      ],
    },
    data: {
      title: 'What data do you have about me?',
      text: ['Your [settings](/settings) give you all of it in one file. The [privacy policy](/pages/privacy) says what it’s for.'],
    },
    leave: {
      title: 'How do I delete my account?',
      text: [
        'In your [settings](/settings), in two steps. Your profile disappears right away; for {restore_days} days you can log in and come back. After that we keep only what the law requires. We then pay out purchased credits that you have not used.',
      ],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
