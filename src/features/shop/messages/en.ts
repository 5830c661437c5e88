import type { Messages } from './de.ts';

export const messages = {
  package: {
    credits: '{n, plural, one {# credit} other {# credits}}',
    creditsBig: '{n, plural, one {<big>#</big> credit} other {<big>#</big> credits}}',
    creditsWithPremium: '{n, plural, one {# credit} other {# credits}} with Premium',
    premium: 'Premium',
    perMessage: '{price} a message',
    cheapest: 'best price per message',
    instead: 'instead of',
  },
  shop: {
    choosePackage: 'Choose a package',
  },
  pricing: {
    title: 'Prices',
    lead: 'You’ll find every price here, and again next to the button before you press it. All prices include VAT.',
    freeTitle: 'Free',
    free: {
      signup: 'Sign up and create a profile',
      search: 'Search, with every filter',
      likes: 'Like people and see who likes you',
      signupCredits: '{n, plural, one {# credit} other {# credits}} to start with',
    },
    spendTitle: 'What you pay for with credits',
    spend: { what: 'What for', price: 'Credits' },
    message: 'A message',
    photo: 'A photo in a conversation',
    gift: 'A gift, from',
    spendNote: 'If a message isn’t delivered, it’s free. Credits never expire.',
    packagesTitle: 'Packages',
    columns: { package: 'Package', price: 'Price', perMessage: 'Per message' },
    packagesNote:
      'Pay once, no subscription. Every package includes Premium, and it’s yours to keep. Unused credits can be returned for {days, plural, one {# day} other {# days}}.',
    signup: 'Sign up for free',
    buy: 'Buy credits',
  },
  countries: {
    title: 'In your country',
    lead: 'The best price per message in each country’s currency, tax included.',
    others: 'Other countries',
    from: 'from {price}',
    vat: '{rate, number}% VAT included',
    noVat: 'no VAT',
  },
  timed: {
    name: '{n, plural, one {# day of Premium} other {# days of Premium}}',
    ends: 'ends automatically',
    lead: 'No subscription: you pay once and nothing renews. Premium with credits is yours to keep. Premium bought by the day ends automatically.',
  },
} satisfies Messages;
