import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Confirm your email address for {site}',
    greeting: 'Hi {name},',
    body: 'It’s good to have you here. Just one more click: confirm your email address, and your profile becomes visible and others can reply to you.',
    button: 'Confirm email address',
    expiry: 'The link works for {hours, plural, one {# hour} other {# hours}} and only once.',
    ignore: 'You didn’t sign up? Then simply delete this email: without the click, the profile will not become visible.',
  },
  known_address: {
    subject: 'You already have an account with {site}',
    greeting: 'Hi {name},',
    body: 'Someone just tried to sign up with this email address. Maybe it was you: you already have an account and can simply log in.',
    button: 'Log in',
    ignore: 'It wasn’t you? Then there is nothing you need to do. Your account is unchanged, and nobody has gained access.',
  },
  footer: {
    copy_link: 'The button doesn’t work? Open this address in your browser:',
    reason: 'You are getting this email because your address was given at {site}.',
    support: 'Questions? Write to us: {email}',
  },
} satisfies Messages;
