import type { Messages } from './de.ts';

export const messages = {
  errors: {
    right_missing: 'You don’t have the right to do that. Ask an owner.',
    step_up_required: 'Please confirm that it’s you first, with a passkey or a code.',
    second_factor_required: 'Set up a passkey or a code app first, then you can start.',
    login_failed: 'We couldn’t log you in. Please try again.',
    too_many_attempts: 'Too many attempts. The account is blocked for {minutes, number}\u00a0min.',
    second_step_required: 'Now enter your code.',
    code_refused: 'This code isn’t right, or it’s been used already.',
    passkey_refused: 'That passkey didn’t work. Please try again.',
    too_many_passkeys: 'You can have {max, number} passkeys at most. Remove one you no longer need.',
    invitation_expired: 'The invitation has been used or is older than 24 hours. Ask for a new one.',
    name_invalid: 'Please enter a name of {max, number} characters at most.',
    invalid_email: 'Invalid email address',
    password_too_short: 'The password needs at least {min, number} characters.',
    password_too_long: 'The password can have {max, number} characters at most.',
    password_too_common: 'That password is too easy to guess. A few words in a row work well.',
    password_is_own: 'Don’t use your email address or your name.',
    last_owner: 'There must always be at least one owner.',
    second_person_missing: 'This takes two people, and no one else has the right.',
    own_request: 'This is your own request. Someone else has to approve it.',
    approval_changed: 'The request has changed. Reload the page and read it again.',
    approval_lapsed: 'The request has been answered already, or it’s too old.',
  },
} satisfies Messages;
