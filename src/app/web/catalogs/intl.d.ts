import type { Language } from '#platform/contract/languages.ts';
import type { messages as app } from '#app/messages/de.ts';
import type { messages as accountSettings } from '#features/account-settings/messages/de.ts';
import type { messages as account } from '#features/account/messages/de.ts';
import type { messages as chat } from '#features/chat/messages/de.ts';
import type { messages as credits } from '#features/credits/messages/de.ts';
import type { messages as landers } from '#features/landers/messages/de.ts';
import type { messages as memberLandings } from '#features/member-landings/messages/de.ts';
import type { messages as likes } from '#features/likes/messages/de.ts';
import type { messages as loginSecurity } from '#features/login-security/messages/de.ts';
import type { messages as matchFinder } from '#features/match-finder/messages/de.ts';
import type { messages as memberPage } from '#features/member-page/messages/de.ts';
import type { messages as members } from '#features/members/messages/de.ts';
import type { messages as reminders } from '#features/reminders/messages/de.ts';
import type { messages as pwa } from '#features/pwa/messages/de.ts';
import type { messages as notifications } from '#features/notifications/messages/de.ts';
import type { messages as paymentProviders } from '#features/payment-providers/messages/de.ts';
import type { messages as orders } from '#features/orders/messages/de.ts';
import type { messages as contentNotices } from '#features/content-notices/messages/de.ts';
import type { messages as office } from '#features/office/messages/de.ts';
import type { messages as safety } from '#features/safety/messages/de.ts';
import type { messages as prompts } from '#features/prompts/messages/de.ts';
import type { messages as proofOfWork } from '#features/proof-of-work/messages/de.ts';
import type { messages as profile } from '#features/profile/messages/de.ts';
import type { messages as photos } from '#features/photos/messages/de.ts';
import type { messages as shop } from '#features/shop/messages/de.ts';
import type { messages as signup } from '#features/signup/messages/de.ts';
import type { messages as swipe } from '#features/swipe/messages/de.ts';
import type { messages as teasers } from '#features/teasers/messages/de.ts';
import type { messages as staticPages } from '#features/static-pages/messages/de.ts';
import type { messages as visits } from '#features/visits/messages/de.ts';
import type { messages as directDebit } from '#features/direct-debit/messages/de.ts';
import type { messages as discounts } from '#features/discounts/messages/de.ts';
import type { messages as dailyPicks } from '#features/daily-picks/messages/de.ts';
import type { messages as common } from '#platform/messages/de.ts';

// Every namespace with the German texts as its type: a missing key or a wrong argument is a type error.
declare module 'use-intl' {
  interface AppConfig {
    Messages: {
      'direct-debit': typeof directDebit;
      discounts: typeof discounts;
      'daily-picks': typeof dailyPicks;
      common: typeof common;
      app: typeof app;
      account: typeof account;
      'account-settings': typeof accountSettings;
      chat: typeof chat;
      credits: typeof credits;
      landers: typeof landers;
      'member-landings': typeof memberLandings;
      likes: typeof likes;
      'login-security': typeof loginSecurity;
      'match-finder': typeof matchFinder;
      'member-page': typeof memberPage;
      members: typeof members;
      pwa: typeof pwa;
      reminders: typeof reminders;
      notifications: typeof notifications;
      'content-notices': typeof contentNotices;
      'payment-providers': typeof paymentProviders;
      orders: typeof orders;
      office: typeof office;
      safety: typeof safety;
      photos: typeof photos;
      profile: typeof profile;
      'proof-of-work': typeof proofOfWork;
      prompts: typeof prompts;
      shop: typeof shop;
      signup: typeof signup;
      swipe: typeof swipe;
      teasers: typeof teasers;
      'static-pages': typeof staticPages;
      visits: typeof visits;
    };
    Locale: Language | `${Language}-${string}`;
  }
}
