import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Blocked members',
    lead: 'You do not see each other anywhere. Nobody is told that you blocked them.',
    none: 'You have not blocked anybody.',
    since: 'Blocked on {date}',
    unblock: 'Unblock',
    unblockNamed: 'Unblock {name}',
    done: '{name} is no longer blocked.',
  },
  complaints: {
    title: 'Make a complaint',
    lead: 'Tell us what is wrong. A human reads every complaint, and you get a number to ask about it.',
    subject: 'What is it about?',
    subjects: {
      payment: 'Payment or credits',
      member: 'A member',
      content: 'A photo or a text',
      privacy: 'My data',
      account: 'My account',
      other: 'Something else',
    },
    name: 'Your name',
    optional: 'optional',
    email: 'Email for our answer',
    text: 'What happened?',
    textHelp: 'It helps to say when and where. We do not need passwords or account numbers.',
    left: '{n, plural, one {# character left} other {# characters left}}',
    submit: 'Send',
    doneTitle: 'We have your complaint',
    doneText: 'Your number is <b>{number}</b>. We have sent the confirmation to {email}.',
    another: 'Another complaint',
    home: 'Go to the home page',
  },
  errors: {
    text_too_long: 'That is too long: at most {max, number} characters fit.',
    text_required: 'Please describe briefly what it is about.',
    too_many_complaints: 'Many complaints have come from you today. Please try again in {minutes, number} min.',
  },
} satisfies Messages;
