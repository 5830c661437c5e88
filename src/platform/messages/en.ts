import type { Messages } from './de.ts';

export const messages = {
  action: {
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
  state: { loading: 'Loading …', saved: 'Saved', online: 'online', required: 'Required' },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page, number}' },
  errors: {
    invalid_request: 'We did not understand that. Please check what you entered.',
    authentication_required: 'Please log in.',
    origin_refused: 'This was refused for safety reasons.',
    not_found: 'This does not exist, or not any more.',
    too_large: 'That is too large.',
    rate_limited: 'That was very fast. Please wait a moment.',
    internal: 'Something went wrong. Please try again later.',
    unavailable: 'We cannot be reached right now. Please try again in a moment.',
    offline: 'You are offline. Check your connection.',
  },
} satisfies Messages;
