import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hi {name},',
  hello: 'Hi,',
  link_hours: 'The link works for {hours, plural, one {# hour} other {# hours}} and only once.',
  activation: {
    subject: 'Confirm your email address for {site}',
    body: 'It’s good to have you here. Just one more click: confirm your email address, and your profile becomes visible and others can reply to you.',
    button: 'Confirm email address',
    ignore: 'You didn’t sign up? Then simply delete this email: without the click, the profile will not become visible.',
  },
  activation_reminder: {
    subject: 'Your profile on {site} is still waiting for you',
    body: 'You signed up but haven’t confirmed your email address yet. Until you do, nobody sees your profile and nobody can reply to you. One click is all it takes.',
    button: 'Confirm email address',
    ignore:
      'You didn’t sign up, or changed your mind? Then there is nothing you need to do: without the click, the profile will not become visible.',
  },
  known_address: {
    subject: 'You already have an account with {site}',
    body: 'Someone just gave us this email address, to sign up or to change the address of an account. Maybe it was you: you already have an account with this address and can simply log in.',
    button: 'Log in',
    ignore: 'It wasn’t you? Then there is nothing you need to do. Your account is unchanged, and nobody has gained access.',
  },
  deleted_address: {
    subject: 'Your deleted account with {site}',
    body: 'Someone just gave us this email address. It belongs to an account that is deleted, but that you can still bring back until {until}: just log in with your old password. If you would rather start afresh, write to our customer service.',
    button: 'Log in',
    ignore: 'It wasn’t you? Then there is nothing you need to do. The account stays deleted, and nobody has gained access.',
  },
  password_reset: {
    subject: 'Your new password for {site}',
    body: 'Would you like to set a new password? This way, please. Afterwards you are logged out on all devices and log in with the new password.',
    button: 'Set a new password',
    ignore: 'You didn’t ask for this? Then simply delete this email: without the click, your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password for {site} was changed',
    body: 'The password of your account was just changed, and your other devices are logged out. If that was you, there is nothing else to do.',
    button: 'It wasn’t me',
    ignore: 'It wasn’t you? Then use the button to set a new password right away, and write to us.',
  },
  mail_change: {
    subject: 'Confirm your new email address for {site}',
    body: 'One more click, and this email address belongs to your account. From then on you log in with it and get our emails here.',
    button: 'Confirm new address',
    ignore: 'You didn’t want to change anything? Then simply delete this email: without the click, everything stays as it is.',
  },
  mail_changed: {
    subject: 'Your email address for {site} was changed',
    body: 'Your account now belongs to the address {email}. You will get no more emails from us here.',
    button: 'It wasn’t me',
    ignore: 'It wasn’t you? Then use the button to write to us right away, so that we can protect your account.',
  },
  deletion: {
    subject: 'Your account with {site} is deleted',
    body: 'From now on, nobody sees your profile. You can change your mind until {until}: just log in, and everything is back. After that we delete your data for good; only billing data has to be kept longer.',
    button: 'Bring my account back',
    ignore: 'It wasn’t you? Then bring your account back and change your password right away.',
  },
  restored: {
    subject: 'Welcome back to {site}',
    body: 'Your account is back, and everything is just as you left it.',
    button: 'Have a look around',
    ignore: 'It wasn’t you? Then change your password right away and write to us.',
  },
  data_export: {
    subject: 'Your data from {site} is ready',
    body: 'You asked for your data. Here it is, in one ZIP file: everything we have stored about you, with your photos.',
    button: 'Download data',
    expiry: 'The file is available until {until}, and only to you: you need to be logged in.',
    ignore: 'You didn’t ask for anything? Then change your password right away and write to us.',
  },
  complaint: {
    subject: 'Your complaint {number} has arrived',
    body: 'Thank you for writing to us. Your complaint has the number {number}. We will look into it and reply to this address.',
    button: 'Go to {site}',
    ignore: 'You didn’t write to us? Then simply delete this email.',
  },
  debit_notice: {
    subject: 'We will debit {amount} on {until}',
    body: 'thank you for your order. On {until} we will debit {amount} from your account {account}. Please make sure it is covered.',
    button: 'View order',
    details: 'Mandate reference: {reference}. Creditor ID: {creditor}.',
    ignore: 'Didn’t order this? Then write to us right away.',
  },
  withdrawal: {
    subject: 'We have your cancellation {number}',
    body: 'We received your cancellation on {at}. Name: {name}. Order: {order}. Whatever is left of your credits is paid back the way it came, within 14 days at the latest. Please keep this email.',
    button: 'Go to {site}',
    ignore: 'You didn’t cancel anything? Then please email us straight away.',
  },
  cancellation: {
    subject: 'We have your cancellation {number}',
    body: 'We received your cancellation on {at}. Name: {name}. Order: {order}. {ends, select, at_once {Your Premium ends at once. What you paid for days that have not begun is paid back the way it came, within 14 days at the latest.} other {Your Premium ends by itself on its last day, nothing renews.}} Please keep this email.',
    button: 'Go to {site}',
    ignore: 'You didn’t cancel anything? Then please email us straight away.',
  },
  photo_reminder: {
    subject: 'Your profile on {site} has no photo yet',
    body: 'With a photo, others see right away who they are writing to. One is enough to start with, and you can change it at any time.',
    button: 'Add a photo',
  },
  new_conversation: {
    subject: '{from} has written to you',
    body: '{from} would like to get to know you. Read the message and reply if you feel like it.',
    button: 'Read the message',
  },
  new_messages: {
    subject:
      '{messages, plural, one {New message} other {# new messages}} from {members, plural, offset:1 =1 {{from}} one {{from} and someone else} other {{from} and # others}}',
    body: '{messages, plural, one {One new message is} other {# new messages are}} waiting for you. Drop in whenever it suits you.',
    button: '{messages, plural, one {Read the message} other {Read the messages}}',
  },
  new_likes: {
    subject: '{likes, plural, offset:1 =1 {{from} likes} one {{from} and someone else like} other {{from} and # others like}} you',
    body: '{likes, plural, one {One new like is} other {# new likes are}} waiting for you. See if you feel the same.',
    button: '{likes, plural, one {See the like} other {See the likes}}',
  },
  unread_reminder: {
    subject: '{messages, plural, one {A message from {from} is} other {# messages are}} still waiting for you',
    body: 'You still have {messages, plural, one {an unread message from {from}} other {# unread messages, the newest from {from}}}. You don’t have to reply; we just didn’t want anything to get lost.',
    button: '{messages, plural, one {Read the message} other {Read the messages}}',
  },
  weekly_update: {
    subject: 'Your week on {site}',
    body: 'Here is what’s new for you:',
    members: '{members, plural, one {# new member who fits your search} other {# new members who fit your search}}',
    likes: '{likes, plural, one {# like that you haven’t seen yet} other {# likes that you haven’t seen yet}}',
    messages: '{messages, plural, one {# unread message} other {# unread messages}}',
    button: 'Have a look around',
  },
  footer: {
    copy_link: 'The button doesn’t work? Open this address in your browser:',
    reason: 'You are getting this email because your address was given at {site}.',
    reason_notification: 'You are getting this email because you are a member of {site} and emails like this are switched on.',
    unsubscribe: 'Stop emails like this',
    settings: 'Change all notifications',
    support: 'Questions? Write to us: {email}',
  },
} satisfies Messages;
