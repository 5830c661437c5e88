import type { Messages } from './de.ts';

export const messages = {
  action: {
    complain: 'Make a complaint',
    decision: 'View decision',
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
    next: 'Next',
    save: 'Save',
    retry: 'Try again',
    undo: 'Undo',
    more: 'More',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  state: { loading: 'Loading…', saved: 'Saved', online: 'online', required: 'Required', fictional: 'Fictional profile' },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  pages: { more: 'Show more', page: 'Page {page, number}' },
  errors: {
    invalid_request: 'Something doesn’t look right. Please check what you entered.',
    authentication_required: 'Please log in.',
    origin_refused: 'We’ve refused this for security reasons.',
    not_found: 'This doesn’t exist, or is no longer here.',
    other_member: 'Someone else has logged in on this browser in the meantime. Nothing was changed.',
    restricted: 'You can’t do that at the moment: we restricted it after a review. Decision {number} says why and for how long.',
    suspended: 'Your account is temporarily suspended. Decision {number} says why and for how long.',
    banned: 'Your account is banned. Decision {number} says why, and how you can appeal.',
    switched_off:
      '{own, select, yes {Note from the site: “{words}”} other {{what, select, signups {Sign-up is switched off at the moment. Please try again later.} first_messages {New conversations are switched off at the moment. You can keep writing in the ones you have.} uploads {Uploads are switched off at the moment. Please try again later.} payments {Payments are switched off at the moment. Nothing was charged.} closing {This site is about to close. You can no longer sign up or buy anything here.} other {This is switched off at the moment. Please try again later.}}}}',
    terms_changed: 'The terms have changed. Please decide first whether you agree. Until then you can still read everything.',
    too_large: 'That’s too large.',
    rate_limited: 'A little too fast. Please wait a moment.',
    internal: 'Something went wrong. Please try again later.',
    unavailable: 'We can’t be reached right now. Please try again in a moment.',
    offline: 'You’re offline. Check your connection.',
  },
} satisfies Messages;
