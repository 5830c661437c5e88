import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Blockerade medlemmar',
    lead: 'Ni ser inte varandra någonstans. Den som är blockerad får inte veta något.',
    none: 'Du har inte blockerat någon.',
    since: 'Blockerad {date}',
    unblock: 'Avblockera',
    unblockNamed: 'Avblockera {name}',
    done: '{name} är inte längre blockerad.',
  },
  complaints: {
    title: 'Lämna ett klagomål',
    lead: 'Berätta vad som är fel. En människa läser varje klagomål, och du får ett nummer som du kan hänvisa till.',
    subject: 'Vad gäller det?',
    subjects: {
      payment: 'Betalning eller krediter',
      member: 'En medlem',
      content: 'En bild eller en text',
      privacy: 'Mina uppgifter',
      account: 'Mitt konto',
      other: 'Något annat',
    },
    name: 'Ditt namn',
    optional: 'frivilligt',
    email: 'E-post för svaret',
    text: 'Vad har hänt?',
    textHelp: 'Skriv gärna när och var. Vi behöver inga lösenord eller kontonummer.',
    left: '{n, plural, one {# tecken kvar} other {# tecken kvar}}',
    submit: 'Skicka',
    doneTitle: 'Vi har tagit emot ditt klagomål',
    doneText: 'Ditt nummer är <b>{number}</b>. Vi har skickat bekräftelsen till {email}.',
    another: 'Ett klagomål till',
    home: 'Till startsidan',
  },
  errors: {
    text_too_long: 'Det är för långt: här ryms högst {max, number} tecken.',
    text_required: 'Beskriv kort vad det gäller.',
    too_many_complaints: 'Du har redan skickat många klagomål i dag. Försök igen om {minutes, number} min.',
  },
} satisfies Messages;
