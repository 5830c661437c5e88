import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Returns and refunds',
  lead: 'How to get your money back if you change your mind.',
  short: {
    clock: '**You have {refund_days} days.** No reason needed, from the day the contract was made.',
    wallet: '**Money, not vouchers.** Back the way you paid.',
    coins: '**For everything you have left.** Used credits are paid for; unused ones go back at the price you paid.',
    receipt: '**You see the sum first.** To the penny, before you confirm.',
  },
  sections: {
    how: {
      title: 'How it works',
      text: [
        'Open the purchase under [Purchases](/transactions). While the period is running and credits are left, it offers to return them and shows the amount. Confirm, and we pay it back. Without logging in, a message to [{email}](mailto:{email}) or the page [Withdraw from contract](/withdrawal) is enough.',
      ],
    },
    amount: {
      title: 'How much you get',
      text: [
        'We record what each credit cost you, discounts included. You get back the unused credits of that purchase at that price. Free credits are used first when you write and are not paid out. If it was your only purchase, Premium ends too; you can still read your conversations.',
        {
          timed:
            'For Premium bought by the day, you get back the days that haven’t begun, at the price you paid. The day of your purchase costs nothing. That Premium then ends immediately.',
        },
      ],
    },
    law: {
      title: 'Your right to withdraw',
      text: [
        '**Right to withdraw.** You have the right to withdraw from this contract within {refund_days} days without giving any reason. The withdrawal period expires {refund_days} days after the day the contract was made.',
        'To exercise the right to withdraw, you must inform us ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) of your decision by a clear statement, for example an email. You may use the form below, but it is not obligatory. To meet the deadline, it is enough to send your message before the period has expired.',
        'You can also exercise your right to withdraw online: [Withdraw from contract](/withdrawal). If you use this online function, we will send you an acknowledgement of receipt without undue delay on a durable medium (for example by email), including the content of your statement and the date and time when it was submitted.',
        '**Effects of withdrawal.** If you withdraw from this contract, we will reimburse all payments received from you without undue delay, and no later than 14 days after the day we receive your withdrawal, by the means of payment you used and free of charge.',
        'If you asked us to add the credits during the withdrawal period, you pay a proportionate amount for what you used until you withdrew: the used credits at the price of that purchase.',
        {
          timed:
            'If you asked for Premium bought by the day to begin during the withdrawal period, you pay for the days that had begun when you withdrew, at the price of that purchase.',
        },
      ],
    },
    form: {
      title: 'Model withdrawal form',
      text: [
        'To {company}, {address}, {email}: I hereby give notice that I withdraw from my contract for the purchase of credits on {site}.',
        {
          list: [
            'Ordered on, and order number:',
            'Name and email address of the account:',
            'Postal address (optional):',
            'Date and, on paper only, signature:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'What doesn’t arrive costs nothing',
      text: [
        'Whether or not you withdraw, we return credits automatically if we remove the profile for fraud, if the account is deleted before your message is read or answered (then after {restore_days} days), or if it is not activated within a week. You can see every entry and its reason under [Credits](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'If something is wrong',
      text: [
        'Charged twice, credits missing, a payment that is not yours: write to us before you ask your bank to take the money back, and it is usually solved the same day. Your statutory rights if something is faulty do not depend on any period on this page.',
      ],
    },
  },
  changes: { '2023-12-01': 'First version.' },
};
