import type { Messages } from './de.ts';

export const messages = {
  login: {
    title: 'Log in',
    lead: 'Good to see you again.',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    emailMissing: 'Please enter your email address.',
    passwordMissing: 'Please enter your password.',
    noAccount: 'Not a member yet?',
    signup: 'Sign up for free',
  },
  activate: {
    checking: 'One moment, we are checking your link …',
    checkFailed: 'The link could not be checked',
    doneTitle: 'Your account is active',
    doneText: 'Good to have you here. From now on others can find you and answer you.',
    discover: 'Discover people',
    login: 'Log in',
    errorTitle: 'This link no longer works',
    errorText: 'Links in mails work once, and for 72 hours.',
    errorActive: 'Your account is active already, you do not need it any more.',
    errorResend: 'We are happy to send you a new one.',
    errorLogin: 'Perhaps your account is active already? Log in; if it is not, you will get a new link there.',
  },
  reminder: {
    title: 'Confirm your email address.',
    text: 'Until then nobody can find you, and you cannot send messages yet.',
  },
  resend: {
    send: 'Send the mail again',
    sent: 'The mail is on its way to {email}. Have a look in your spam folder, too.',
  },
  errors: {
    login_failed: 'Login failed, please try again',
    too_many_attempts: 'Too many attempts. The account is blocked for {minutes, number} min.',
    link_expired: 'The link has expired or is not valid.',
    too_many_mails: 'You have only just been sent a mail. Try again in {minutes, number} min.',
  },
} satisfies Messages;
