import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Blokkerte medlemmer',
    lead: 'Dere ser ikke hverandre noe sted. Den som er blokkert, får ikke vite om det.',
    none: 'Du har ikke blokkert noen.',
    since: 'Blokkert {date}',
    unblock: 'Opphev',
    unblockNamed: 'Opphev blokkeringen av {name}',
    done: '{name} er ikke lenger blokkert.',
  },
  complaints: {
    title: 'Send en klage',
    lead: 'Fortell oss hva som er galt. Et menneske leser hver eneste klage, og du får et nummer du kan vise til.',
    subject: 'Hva gjelder det?',
    subjects: {
      payment: 'Betaling eller kreditter',
      member: 'Et medlem',
      content: 'Et bilde eller en tekst',
      privacy: 'Mine data',
      account: 'Kontoen min',
      other: 'Noe annet',
    },
    name: 'Navnet ditt',
    optional: 'frivillig',
    email: 'E-post for svaret',
    text: 'Hva har skjedd?',
    textHelp: 'Skriv gjerne når og hvor. Vi trenger ikke passord eller kontonumre.',
    left: '{n, plural, one {# tegn igjen} other {# tegn igjen}}',
    submit: 'Send',
    doneTitle: 'Vi har mottatt klagen din',
    doneText: 'Nummeret ditt er <b>{number}</b>. Vi har sendt bekreftelsen til {email}.',
    another: 'Send en klage til',
    home: 'Til forsiden',
  },
  errors: {
    text_too_long: 'Det er for langt: Her er det plass til høyst {max, number} tegn.',
    text_required: 'Beskriv kort hva det gjelder.',
    too_many_complaints: 'Du har allerede sendt mange klager i dag. Prøv igjen om {minutes, number} min.',
  },
} satisfies Messages;
