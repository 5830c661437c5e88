import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'A warning. Your account stays as it is',
    hide: '{ends, select, yes {Your profile is hidden until {until}} other {Your profile is hidden}}',
    hide_at_once:
      '{content, select, photo {One of your photos is hidden until we have reviewed it} other {Your profile is hidden until we have reviewed it}}',
    remove:
      '{content, select, photo {We’ve removed one of your photos} message {We’ve removed one of your messages} other {We’ve removed something of yours}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {You can’t start new conversations until {until}} other {You can no longer start new conversations}}} pictures {{ends, select, yes {You can’t upload or send pictures until {until}} other {You can no longer upload or send pictures}}} messages {{ends, select, yes {You can’t send messages until {until}} other {You can no longer send messages}}} other {{ends, select, yes {Your account is restricted until {until}} other {Your account is restricted}}}}',
    suspend: '{ends, select, yes {Your account is suspended until {until}} other {Your account is suspended for now}}',
    ban: 'Your account is banned',
    restore: 'We’ve reversed decision {first}',
    uphold: 'We stand by decision {first}',
    cleared: '{content, select, photo {There’s nothing wrong with your photo} other {There’s nothing wrong with your profile}}',
  },
  headings: {
    happened: 'What happened',
    rule: 'The rule it’s about',
    law: 'The law it’s about',
    machine: 'Person or program',
    meaning: 'What this means for you',
    appeal: 'Do you see it differently?',
    other_ways: 'Other ways',
  },
  happened: {
    fraud: 'From your account, people were asked for money, deceived, or led to sites that are after their money.',
    others_photos: 'Your profile has photos that, as far as we can tell, show another person.',
    harassment: 'Words or pictures came from your account that harass or threaten others or put them down.',
    advertising: 'From your account, advertising or links went to people who hadn’t asked for them.',
    minor: '{content, select, photo {The photo shows someone who may be under 18.} other {There are signs that you are under 18.}}',
    other: 'We found something that breaks our rules.',
    nudity: 'The photo shows nudity or sex.',
    nobody_seen: 'The photo doesn’t show clearly that it’s you.',
    violence: 'The photo shows weapons or violence.',
    hate: 'Words or symbols came from your account that put others down for their origin, beliefs, body or sexuality.',
    at_once:
      '{content, select, photo {A report says that the photo shows someone in an intimate way without their consent.} other {A report says that you may be under 18.}} We don’t know yet whether that’s true.',
    dated:
      '{content, select, photo {The photo is from {date}.} message {The message is from {date}.} other {It’s about something from {date}.}}',
    reviewed: 'A different person from the first time has reviewed everything again, including what you wrote.',
    cleared: 'We’ve looked into it and found nothing that breaks our rules or the law.',
  },
  rule: {
    named: 'The rule “{title}” in our community rules:',
    all: 'Our community rules, which you can read at {link}.',
    notLaw: 'We’re deciding by our own rules here, not by a law.',
    law: 'It’s about this law: {reference}',
  },
  machine: {
    person: 'A person made this decision.',
    program: 'A program acted immediately because the report is serious. A person is now reviewing it, and will confirm or reverse it.',
    found: 'A program only pointed it out.',
    report: '{n, plural, =0 {A report led to this.} one {A report by one member led to this.} other {Reports by # members led to this.}}',
    notice: 'A report of illegal content led to this.',
    trusted_flagger: 'A report by a certified trusted flagger led to this.',
    authority: 'Information from an authority led to this.',
    own: 'We noticed it in a check of our own.',
  },
  meaning: {
    warned: 'If it happens again, we may restrict or ban your account.',
    hidden:
      '{ends, select, yes {Others can’t see your profile until {until}. It ends automatically.} other {Others can’t see your profile.}}',
    hiddenAtOnce:
      '{content, select, photo {No one but you can see the photo until the review is done.} other {Others can’t see your profile until the review is done.}}',
    removed:
      '{content, select, photo {The photo can no longer be seen by anyone.} message {The message can no longer be seen by anyone.} other {It can no longer be seen by anyone.}}',
    conversations:
      '{ends, select, yes {You can’t start new conversations until {until}. This ends automatically.} other {You can no longer start new conversations.}}',
    pictures:
      '{ends, select, yes {You can’t upload or send pictures until {until}. This ends automatically.} other {You can no longer upload or send pictures.}}',
    messages:
      '{ends, select, yes {You can’t send messages until {until}. This ends automatically.} other {You can no longer send messages.}}',
    suspended:
      '{ends, select, yes {No one sees you, and you see no one, until {until}. It ends automatically.} other {No one sees you, and you see no one, until we’ve finished our review.}}',
    banned: 'No one sees you, and you see no one. A new account isn’t allowed.',
    warnedOthers: 'Everyone you sent a message to is told that we removed the profile for fraud.',
    else: 'Everything else stays as it is.',
    credits: 'You keep your credits.',
    frozen:
      '{n, plural, =0 {On {date}, or as soon as your appeal is decided, we’ll refund any credits you bought but haven’t used. The money goes back the way you paid.} one {On {date}, or as soon as your appeal is decided, we’ll refund the one credit you bought but haven’t used. The money goes back the way you paid.} other {On {date}, or as soon as your appeal is decided, we’ll refund the # credits you bought but haven’t used. The money goes back the way you paid.}}',
    data: 'Your data is yours. You can take it with you, see your invoices and delete your account.',
    secret: 'No one else is told about this. Anyone who reported something learns only that we acted.',
    restored: 'Everything that can be restored is back, and the decision no longer counts against you.',
    upheld: '{ends, select, yes {The decision still holds until {until}.} other {The decision still holds.}}',
    shown: '{content, select, photo {The photo can be seen as before.} other {Your profile can be seen as before.}}',
  },
  appeal: {
    how: 'Tell us what we missed, on the page of this decision, by {until}. It costs nothing.',
    who: 'Your appeal is read by a different person from the one who decided. They’ll answer you in writing, within 72\u00a0hours.',
    whoAfterProgram: 'A person reads your appeal and answers you in writing, within 72\u00a0hours.',
  },
  reporter: {
    title: '{outcome, select, acted {We acted on your report} other {We found nothing against our rules}}',
    reported:
      '{subject, select, profile {You reported {name}’s profile} photo {You reported a photo of {name}} message {You reported a message from {name}} other {You reported something to us}} on {date}. Your reference number is {number}.',
    acted: 'We’ve reviewed your report and acted. What exactly we did concerns someone else, so we don’t say.',
    warning:
      'Within 30 days, this is at least the second report from you in which we found no violation. If that happens again, we’ll set your reports aside for 30 days: on their own, they won’t start a review. We always review reports about people who may be under 18 and about sexual content.',
    secret: 'We don’t tell the person you reported that the report came from you.',
  },
  other_ways:
    'You can also turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act) or go to court. You don’t have to appeal first.',
};
