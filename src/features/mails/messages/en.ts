import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hi {name},',
  hello: 'Hi,',
  link_hours: 'The link works once and expires after {hours, plural, one {# hour} other {# hours}}.',
  activation: {
    subject: 'Confirm your email address for {site}',
    body: 'Good to have you here. Just one more click: confirm your email address, and your profile becomes visible and people can reply to you.',
    button: 'Confirm email address',
    ignore: 'Didn’t sign up? Just delete this email: without the click, the profile stays hidden.',
  },
  activation_reminder: {
    subject: 'Your profile on {site} isn’t visible yet',
    body: 'You signed up but haven’t confirmed your email address yet. Until you do, no one can see your profile or reply to you. One click is all it takes.',
    button: 'Confirm email address',
    ignore: 'Didn’t sign up, or changed your mind? There’s nothing you need to do: without the click, the profile stays hidden.',
  },
  known_address: {
    subject: 'You already have an account with {site}',
    body: 'Someone just gave us this email address, to sign up or to change an account’s address. If that was you: you already have an account, so just log in.',
    button: 'Log in',
    ignore: 'Wasn’t you? There’s nothing you need to do. Your account is unchanged, and no one has accessed it.',
  },
  deleted_address: {
    subject: 'Your deleted account with {site}',
    body: 'Someone just gave us this email address. It belongs to a deleted account that you can restore until {until}: just log in with your old password. If you’d rather start afresh, contact our customer service.',
    button: 'Log in',
    ignore: 'Wasn’t you? There’s nothing you need to do. The account stays deleted, and no one has accessed it.',
  },
  password_reset: {
    subject: 'New password for {site}',
    body: 'Want to set a new password? You can do that here. You’ll be logged out on every device, then log in with the new one.',
    button: 'Set a new password',
    ignore: 'Didn’t ask for this? Just delete this email: without the click, your password stays as it is.',
  },
  staff_invited: {
    subject: 'Join the team of {site}',
    body: 'You’re invited to the team of {site}. Open the link, enter your name and set up a passkey or a password with a code app.',
    button: 'Accept the invitation',
    ignore: 'Don’t know about this? Just delete this email: without you, no account is made.',
  },
  staff_access: {
    subject: 'Access to the team of {site}: {person}',
    body: '{what, select, reset {The login details of {person} were deleted, because two people on the team approved it.} reset_by_command {The login details of {person} were deleted by a command on the server.} other {{person} was invited to the team as an owner by a command on the server.}} It’s in the log.',
    button: 'Go to the team',
    ignore: 'Don’t know about this? Talk to the others right away, and end the access.',
  },
  staff_request_ended: {
    subject: 'Your request {id} at {site}',
    body: '{how, select, lapsed {Your request {id} has lapsed: no one answered within a day.} other {Your request {id} was refused.}} Nothing was done.',
    button: 'See the request',
  },
  staff_log_head: {
    subject: 'Latest state of the log of {site}, no. {n}',
    body: 'This is how the log ends tonight: no. {n}, hash {hash}, signature {signature}. Keep this email. If any of it goes missing later, this is what shows it.',
    button: 'Go to the log',
  },
  staff_log_broken: {
    subject: 'The log of {site} has been changed',
    body: 'The check of the log found a break at no. {n}: someone changed something directly in the database. Everything keeps running. Leave the database as it is until you know what happened.',
    button: 'Go to the log',
  },
  books_open: {
    subject: 'The books of {site} need you',
    body: '{n, plural, =0 {No difference is open} one {One difference between the books and the bank is open} other {# differences between the books and the bank are open}}{wrong, plural, =0 {} one {, and one equation does not hold} other {, and # equations do not hold}}. We remind you once a day until everything is closed.',
    button: 'Open the books',
  },
  password_changed: {
    subject: 'Your password for {site} was changed',
    body: 'Your account’s password has just been changed, {ended, select, all {and you have been logged out on all devices} other {and your other devices have been logged out}}. If that was you, there’s nothing else to do.',
    button: 'It wasn’t me',
    ignore: 'Wasn’t you? Use the button to set a new password right away, and write to us.',
  },
  factor_changed: {
    subject: 'Your login for {site} was changed',
    body: '{what, select, passkey_added {Your account now has a new passkey.} passkey_removed {A passkey was removed from your account.} authenticator_on {We now ask for a code after your password.} authenticator_off {We no longer ask for a code after your password.} other {Your account has new recovery codes, and the old ones no longer work.}} If that was you, there’s nothing else to do.',
    button: 'View settings',
    ignore: 'Wasn’t you? Change your password right away, and write to us.',
  },
  mail_change: {
    subject: 'Confirm your new email address for {site}',
    body: 'One more click, and this is your account’s email address. From then on you log in with it and get our emails here.',
    button: 'Confirm new address',
    ignore: 'Didn’t want to change anything? Just delete this email: without the click, everything stays as it is.',
  },
  mail_changed: {
    subject: 'Your email address for {site} was changed',
    body: 'Your account’s email address is now {email}. You won’t get any more emails from us here.',
    button: 'It wasn’t me',
    ignore: 'Wasn’t you? Use the button to write to us right away, so that we can protect your account.',
  },
  site_closes: {
    subject: '{site} closes on {until}',
    body: '{site} closes on {until}. Until then you can keep writing, download your data and delete your account. New sign-ups and purchases are no longer possible. Your account won’t be moved to any other site.',
    button: 'Take my data with me',
    money:
      'Any bought credits left by then are refunded the way you paid. You don’t need to do anything. We keep your invoices for as long as the law requires.',
  },
  terms_changed: {
    subject: 'New terms for {site} from {begins}',
    body: 'We’re changing the terms of {site}. The new ones apply from {begins}. {asks, select, yes {After that, we’ll ask you on your next visit whether you agree.} other {You don’t need to do anything.}}',
    what: 'What changes:',
    button: 'Read the new terms',
    rights:
      'You can delete your account in your settings at any time. We then pay back any bought credits you haven’t used. You can download your data first.',
  },
  deletion: {
    subject: 'Your account with {site} is deleted',
    body: 'No one can see your profile any more. You can change your mind until {until}: just log in, and everything is back. After that we delete your data for good and keep only the billing records the law requires.',
    button: 'Restore my account',
    ignore: 'Wasn’t you? Restore your account and change your password right away.',
  },
  restored: {
    subject: 'Welcome back to {site}',
    body: 'Your account is back, and everything is just as you left it.',
    button: 'Look around',
    ignore: 'Wasn’t you? Change your password right away and write to us.',
  },
  data_export: {
    subject: 'Your data from {site} is ready',
    body: 'You asked for your data. Here’s everything we hold about you, photos included, in one ZIP file.',
    button: 'Download data',
    expiry: 'You can download it until {until}. You need to be logged in, so no one else can.',
    ignore: 'Didn’t ask for this? Change your password right away and write to us.',
  },
  complaint: {
    subject: 'We have your complaint {number}',
    body: 'Thank you for writing to us. Your reference number is {number}. We’ll look into it and reply to this address.',
    button: 'Go to {site}',
    ignore: 'Didn’t write to us? Just delete this email.',
  },
  notice: {
    subject: 'We have your report {number}',
    body: 'Thank you for your report. Your reference number is {number}. We’ll look into it and decide by {until}. We’ll send our decision and the reasons to this address.',
    button: 'Go to {site}',
    ignore: 'Didn’t report anything? Simply delete this email.',
  },
  notice_arrived: {
    subject: 'Report {number}: decide by {until}',
    body: 'A notice under Article 16 of the DSA has arrived at {site}. Its number is {number}, and it must be decided by {until}. Its content and the evidence are in the database.',
    button: 'Go to {site}',
  },
  notice_due: {
    subject: 'Due soon: report {number}, by {until}',
    body: 'The time to decide notice {number} at {site} is nearly over: it must be decided by {until}. If that has been done, there is nothing left to do.',
    button: 'Go to {site}',
  },
  decision: {
    subject: 'Our decision {number}',
    body: 'We’ve made a decision about your account at {site}. What applies, why, and how you can appeal is below and on the decision’s own page.',
    button: 'View decision',
  },
  appeal_received: {
    subject: 'We have your appeal: decision {number}',
    body: 'We have your appeal against decision {number}. A different person will read everything again and answer you in words, by {until}.',
    button: 'View status',
  },
  appeal_decided: {
    subject: 'Our answer to your appeal: decision {number}',
    body: 'We’ve reviewed your appeal against decision {number}. {outcome, select, restore {You were right: we’ve reversed it.} other {We stand by it.}} The full answer is below.',
    button: 'View answer',
  },
  report_decided: {
    subject: 'Your report {number}: our decision',
    body: 'Thank you for your report {number}. {outcome, select, acted {We’ve reviewed it and acted. What exactly we did concerns someone else, so we don’t say.} other {We’ve reviewed it and found nothing that breaks our rules or the law. If you see it differently, you can appeal until {until}.}} A person made this decision. {warning, select, yes {Within 30 days, this is at least the second report from you in which we found no violation. If that happens again, we’ll set your reports aside for 30 days: on their own, they won’t start a review. We always review reports about people who may be under 18 and about sexual content.} other {}}',
    button: 'View decision',
  },
  report_reviewed: {
    subject: 'Your report {number}: reviewed again',
    body: 'After your report {number} we had acted. An appeal was made, and someone else reviewed everything again: it wasn’t a violation, so our first decision no longer applies. You did nothing wrong. If something new happens, please report it again.',
    button: 'View decision',
  },
  fraud_warning: {
    subject: 'Please be careful: a profile was fraudulent',
    body: 'We’ve removed the profile “{from}” for fraud. You had received messages from it. {credits, plural, =0 {It cost you no credits.} one {The credit you spent on it is back in your account.} other {The # credits you spent on it are back in your account.}} You did nothing wrong.',
    button: 'View your conversations',
    todo: 'Don’t send money, codes or ID, here or anywhere else. If you’ve already paid something, call your bank right away and go to the police. Keep the messages.',
    help: 'Where to find help: {help}',
  },
  case_answer: {
    subject: 'Answer to {number}',
    body: 'Here is our answer to {number}:',
    button: 'Go to {site}',
    again: 'Anything else about it? Write to us and give the number {number}.',
  },
  staff_message: {
    subject: 'A message from {site}',
    body: 'We’re writing to you about your account:',
    button: 'Go to {site}',
    ignore: 'Want to reply? Write to our customer service. We never ask for your password.',
  },
  mail_corrected: {
    subject: 'Your new email address for {site}',
    body: 'We’ve corrected your account’s email address, as you asked. From now on, log in with this address. Your password stays the same.',
    button: 'Go to login',
    ignore: 'Don’t have an account here? Please write to our customer service.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {Overdue} other {Urgent}}: {n, plural, one {# case} other {# cases}} at {site}',
    body: '{stage, select, arrived {New and urgent} half {Half of the time is over} other {The time is over}}: {numbers}.',
    button: 'Open the cases',
  },
  debit_notice: {
    subject: 'We will debit {amount} on {until}',
    body: 'Thank you for your order. On {until} we will debit {amount} from your account {account}. Please make sure there is enough in it.',
    button: 'View order',
    details: 'Order {order}. Mandate reference: {reference}. Creditor ID: {creditor}.',
    ignore: 'Didn’t order this? Write to us right away.',
  },
  debit_moved: {
    subject: 'Later: we will debit {amount} on {until}',
    body: 'The debit we announced from your account {account} will come later. We will debit {amount} on {until}, not on the day we first named. Please make sure there is enough in it.',
    button: 'View order',
  },
  order_confirmation: {
    subject: 'Your order {order} is confirmed',
    body: 'Thank you for your purchase. This email confirms the contract that you made with us on {at}. Please keep it.',
    bought: 'You bought: {item}. Total price: {amount}, including {vat} VAT ({rate}).',
    trader: 'Your contract is with: {trader}.',
    consent: 'Before the purchase you agreed: “{consent}”',
    attached: 'Attached: your invoice {invoice} and our terms. How to withdraw, and the model form for it, are further down.',
    button: 'View order',
  },
  order_placed: {
    subject: 'We have your order {order}',
    body: 'We have received your order of {at}: {item} for {amount}. As soon as the payment has arrived, we’ll activate everything and send you the confirmation of the contract with the invoice.',
    button: 'View order',
    ignore: 'Didn’t order this? Write to us right away.',
  },
  withdrawal: {
    subject: 'We have your withdrawal {number}',
    body: 'We received your withdrawal on {at}, and that is the time that counts. Name: {name}. Order: {order}. {step, select, confirm {Press “That was me” on the next page and we’ll continue right away. If you don’t, we continue after a day. If the whole order number is missing, one of us will look for your purchase. } other {}}We’ll refund what’s left of the purchase the way you paid, within 14 days at the latest. Please keep this email.',
    button: '{step, select, confirm {Continue} other {Go to {site}}}',
    ignore:
      '{step, select, confirm {Didn’t withdraw from anything? Tell us through the same link.} other {Didn’t withdraw from anything? Write to us right away.}}',
  },
  cancellation: {
    subject: 'We have your notice to end your contract {number}',
    body: 'We received your notice to end your contract on {at}. Name: {name}. Order: {order}. {ends, select, at_once {Premium bought by the day ends immediately. We’ll refund the days that haven’t begun the way you paid, within 14 days at the latest.} other {Premium bought by the day ends automatically on its last day. Nothing renews.}} If your Premium has no end date, one of us will look into it and write to you. {step, select, confirm {Press “That was me” on the next page and we’ll continue right away, otherwise after a day. } other {}}Please keep this email.',
    button: '{step, select, confirm {Continue} other {Go to {site}}}',
    ignore:
      '{step, select, confirm {Didn’t ask to end anything? Tell us through the same link.} other {Didn’t ask to end anything? Write to us right away.}}',
  },
  withdrawal_owner: {
    subject: 'Was that you? {what, select, cancellation {Notice to end your contract} other {Withdrawal}} {number}',
    body: 'On {at} we received {what, select, cancellation {a notice to end the contract} other {a withdrawal}} for a purchase of your account{step, select, deny {, without a login} other {, with a different email address}}. Name: {from}. Order: {order}. {step, select, deny {If that wasn’t you, tell us by {until}: one click, and everything stays as it is. If we don’t hear from you, we’ll continue afterwards, and the money goes back the way you paid.} other {You were logged in when you sent it.}}',
    button: '{step, select, deny {Take a look} other {Go to {site}}}',
    ignore:
      '{step, select, deny {It was you? Then there’s nothing to do.} other {It wasn’t you? Change your password right away and write to us.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Your money is on its way} denied {Not carried out} words {Dealt with} other {Nothing to refund}}: {number}',
    body: 'About {number} (order: {order}): {result, select, refunded {{sum, select, none {What was left of this purchase} other {{sum}}} goes back the way it was paid. It can take a few days to arrive.} late {When it reached us, the time to withdraw was over, so we can’t refund anything.} used {Nothing is left of this purchase, everything has been used. So there’s nothing to refund.} returned {The money for this purchase has already gone back. There’s nothing more to refund.} not_paid {This purchase was never paid for, so there’s nothing to refund. If a payment arrives after all, we’ll send it straight back.} denied {We heard from the account’s own address that it was someone else. So we haven’t changed anything.} other {{words}}}',
    button: 'Go to {site}',
    ignore: 'Not right? Write to us.',
  },
  refund_paid: {
    subject: 'Refunded: {sum}, order {order}',
    body: 'We’ve refunded {sum} for your order {order}, {way, select, transfer {by transfer to your bank account} other {the way it was paid}}. The money is normally there by {until}.',
    why: 'Why: {cause, select, cancellation {You ended the contract.} asked {You asked for it.} withdrawal {You withdrew from the purchase.} not_owed {You paid for something that was no longer owed.} account_end {Your account has ended, and you get back what you bought and didn’t use.} words {“{words}”} other {We decided to.}}',
    reversal: 'Attached: credit note {reversal}.',
    button: '{cause, select, account_end {Go to {site}} other {View order}}',
    ignore: 'Not there by then? Write to us and name order {order}.',
  },
  refund_returned: {
    subject: 'Refund for {order} didn’t arrive',
    body: 'We tried to refund {sum} for your order {order}, but the money didn’t arrive and has come back to us. {left, select, back {Your credits or days are back in your account: use them, or return them again. The time to do so starts anew.} other {It’s still yours. We’re looking for another way.}}',
    button: '{left, select, back {View order} other {Go to {site}}}',
    ignore: 'Have your bank details changed? Write to us.',
  },
  withdrawal_waits: {
    subject: '{n, plural, one {# open declaration} other {# open declarations}} at {site}: by {until}',
    body: '{stage, select, arrived {No program can match these withdrawals or notices to end a contract: {numbers}.} waiting {Open for three days: {numbers}.} other {Open for ten days, and the time is nearly over: {numbers}.}} Whatever is to be refunded must be paid back by {until}.',
    button: 'Go to {site}',
    how: 'npm run books -- --open says what they are about and what to do.',
  },
  photo_reminder: {
    subject: 'Your profile on {site} has no photo yet',
    body: 'With a photo, people can see who they’re messaging. One is enough to start with, and you can change it any time.',
    button: 'Add a photo',
  },
  new_conversation: {
    subject: '{from} sent you a message',
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
  unnamed: {
    new_conversation: {
      subject: 'Someone sent you a message',
      body: 'Someone would like to get to know you. Read the message and reply if you feel like it.',
    },
    new_messages: { subject: '{messages, plural, one {A new message} other {# new messages}} for you' },
    new_likes: { subject: '{likes, plural, one {Someone likes you} other {# people like you}}' },
    unread_reminder: {
      subject: '{messages, plural, one {A message is} other {# messages are}} still waiting for you',
      body: 'You still have {messages, plural, one {an unread message} other {# unread messages}}. You don’t have to reply; we just didn’t want anything to get lost.',
    },
  },
  weekly_update: {
    subject: 'Your week on {site}',
    body: 'Here’s what’s new for you:',
    members: '{members, plural, one {# new member who matches your search} other {# new members who match your search}}',
    likes: '{likes, plural, one {# like you haven’t seen yet} other {# likes you haven’t seen yet}}',
    messages: '{messages, plural, one {# unread message} other {# unread messages}}',
    button: 'Look around',
  },
  footer: {
    copy_link: 'Button not working? Open this address in your browser:',
    reason: 'You’re getting this email because someone entered your address at {site}.',
    reason_notification: 'You’re getting this email because you’re a member of {site} and have emails like this turned on.',
    unsubscribe: 'Stop emails like this',
    settings: 'Manage notifications',
    support: 'Questions? Email us: {email}',
  },
} satisfies Messages;
