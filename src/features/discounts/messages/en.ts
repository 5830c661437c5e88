import type { Messages } from './de.ts';

export const messages = {
  choice: {
    title: 'Discount code',
    none: 'No discount code',
    other: 'Another code',
    enter: 'Enter a code',
    one: 'one per order',
    check: 'Check',
    percent: '{percentage, number}% off',
    first: '{percentage, number}% off your first purchase, until {until}',
    fits: '{code} works. You pay {price}.',
    stays: '{code} stays applied.',
    openOrder: 'Go to the open order',
    unusable: '{n, plural, one {# code doesn’t work here} other {# codes don’t work here}}',
  },
  summary: '{code}, {percentage, number}%',
  reason: {
    until: '{percentage, number}% off until {time}',
    code: '{percentage, number}% off with {code}',
  },
  ended: {
    title: 'The welcome bonus ended at {time}.',
    text: 'So the normal price applies again. Nothing has been ordered. Check the new total and take your time.',
  },
  modal: {
    title: 'Your welcome bonus',
    text: '{percent} off your first purchase, {name}. The code is already filled in when you pay.',
    terms:
      'Four hours from when you sign up, once per account. After that the normal price applies. No subscription, all prices include VAT.',
    later: 'Not now',
  },
  errors: {
    discount_not_found: 'We don’t know this code. Please check the spelling.',
    discount_used: 'You’ve already used {code}. It works once.',
    discount_reserved: '{code} is in an order that’s still open. Pay or cancel that order to use it again.',
    discount_minimum: '{code} works on orders of {minimum} or more. Your package costs {price}.',
    discount_country: '{code} only works in this country: {country}.',
    discount_currency: '{code} only works for prices in {currency}.',
    discount_method: '{code} only works when you pay with {methods}.',
    discount_owner: 'This code belongs to another account.',
    discount_expired: '{code} expired on {date}.',
    discount_inactive: '{code} isn’t active at the moment.',
    discount_not_begun: '{code} isn’t valid until {date}.',
    discount_exhausted: '{code} has been used up.',
    discount_member_limit: 'You’ve already used {code} {limit, plural, one {# time} other {# times}}, and that’s the limit.',
    discount_ended: 'The welcome bonus ended at {time}.',
    discount_first_order: '{code} is for your first purchase only.',
  },
} satisfies Messages;
