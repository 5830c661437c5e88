import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Blokerede medlemmer',
    lead: 'I ser ikke hinanden nogen steder. Den, der er blokeret, får det ikke at vide.',
    none: 'Du har ikke blokeret nogen.',
    since: 'Blokeret {date}',
    unblock: 'Ophæv',
    unblockNamed: 'Ophæv blokeringen af {name}',
    done: '{name} er ikke længere blokeret.',
  },
  complaints: {
    title: 'Send en klage',
    lead: 'Fortæl os, hvad der er galt. Et menneske læser hver eneste klage, og du får et nummer, som du kan henvise til.',
    subject: 'Hvad drejer det sig om?',
    subjects: {
      payment: 'Betaling eller credits',
      member: 'Et medlem',
      content: 'Et billede eller en tekst',
      privacy: 'Mine data',
      account: 'Min konto',
      other: 'Noget andet',
    },
    name: 'Dit navn',
    optional: 'frivilligt',
    email: 'E-mail til svaret',
    text: 'Hvad er der sket?',
    textHelp: 'Skriv gerne hvornår og hvor. Vi har ikke brug for adgangskoder eller kontonumre.',
    left: '{n, plural, one {# tegn tilbage} other {# tegn tilbage}}',
    submit: 'Send',
    doneTitle: 'Vi har modtaget din klage',
    doneText: 'Dit nummer er <b>{number}</b>. Vi har sendt bekræftelsen til {email}.',
    another: 'Send en klage mere',
    home: 'Til forsiden',
  },
  errors: {
    text_too_long: 'Det er for langt: Der er højst plads til {max, number} tegn.',
    text_required: 'Beskriv kort, hvad det drejer sig om.',
    too_many_complaints: 'Du har allerede sendt mange klager i dag. Prøv igen om {minutes, number} min.',
  },
} satisfies Messages;
