import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Cookies',
  lead: 'What {site} stores in your browser: very little, and only our own.',
  short: {
    'shield-check': '**Only our own.** None from ad networks, analytics services or social networks.',
    clock: '**Each of them ends.** The longest lasts a year.',
    trash: '**You can delete them all.** You will be logged out, and {site} will forget your language.',
  },
  sections: {
    list: {
      title: 'The cookies we set',
      text: [
        'A cookie is a small file that your browser keeps for us. All but “visit” are needed for something you do yourself, so we do not ask about them separately. “visit” is set only if you say yes.',
        {
          table: {
            head: ['Name', 'What for', 'When', 'How long'],
            rows: [
              ['auth, __Host-auth', 'Keeps you logged in.', 'when you log in', '30 days'],
              [
                'device',
                'Recognises your device, so that strangers cannot lock you out with wrong passwords.',
                'when you log in',
                '1 year',
              ],
              ['browser', 'Recognises your browser when you log in with a passkey.', 'when you open the login page', '1 hour'],
              ['second-step', 'Remembers during a login that only your code is missing.', 'when you log in with a code', '10 minutes'],
              ['restore', 'Restores a deleted account.', 'when you log in to a deleted account', '15 minutes'],
              ['locale', 'Remembers your language.', 'when you choose one', '1 year'],
              ['country', 'Remembers your country, for prices and places.', 'when you choose one', '1 year'],
              ['theme', 'Remembers light or dark appearance.', 'when you choose one', '1 year'],
              ['hidden_alerts', 'Remembers which notices you have closed.', 'when you close one', '1 year'],
              ['can_push', 'Tells us whether your browser can show notifications.', 'when you’re logged in', '1 year'],
              [
                'traffic_source',
                'Remembers that an ad brought you here.',
                'when the site lets only such visitors sign up or search',
                'until you close the browser; 30 days if you say yes',
              ],
              ['visit', 'Counts which ad brought you to us.', 'when you say yes to that', '30 days'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'What else your browser keeps',
      text: [
        'Your browser also has storage that only this device can read. It holds:',
        {
          list: [
            'until you close the tab: what you have entered so far while signing up, a purchase you have begun, and likes from Swipe that have not been sent yet;',
            'until they are sent: messages waiting for a connection or for credits, and unfinished drafts;',
            'for an hour: the location your device found, as a two-kilometre square;',
            'until you delete them: your answers about whether you are an adult and whether we may count you; after a yes, also the ad you followed, for 30 days;',
            'until you delete them: notices you have closed, your recent emoji, files of the site that help it load faster, and a page to show when you’re offline.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Which ad brought you here',
      text: [
        'If an ad brings you to us, its code is in the address. We store it only if you say yes, and for 30 days: as a counted visit without your name, and with your account only if you agree to that separately when you sign up. You can withdraw your consent to counting here, and the one for your account in your [settings](/settings); we then delete it immediately.',
      ],
    },
    control: {
      title: 'What you can do',
      text: [
        'Every browser can show, delete and block cookies. Without “auth” you cannot log in; the others are a convenience. The [privacy policy](/pages/privacy) says more about your data, and {company} answers questions at [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
