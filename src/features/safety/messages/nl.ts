import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Geblokkeerde leden',
    lead: 'Jullie zien elkaar nergens. Wie je blokkeert, krijgt dat niet te horen.',
    none: 'Je hebt niemand geblokkeerd.',
    since: 'Geblokkeerd op {date}',
    unblock: 'Deblokkeren',
    unblockNamed: '{name} deblokkeren',
    done: '{name} is niet meer geblokkeerd.',
  },
  complaints: {
    title: 'Klacht indienen',
    lead: 'Vertel ons wat er niet klopt. Een mens leest elke klacht, en je krijgt een nummer waarmee je ernaar kunt vragen.',
    subject: 'Waar gaat het over?',
    subjects: {
      payment: 'Betaling of credits',
      member: 'Een lid',
      content: 'Een foto of een tekst',
      privacy: 'Mijn gegevens',
      account: 'Mijn account',
      other: 'Iets anders',
    },
    name: 'Je naam',
    optional: 'niet verplicht',
    email: 'E-mail voor het antwoord',
    text: 'Wat is er gebeurd?',
    textHelp: 'Schrijf er gerust bij wanneer en waar. Wachtwoorden en rekeningnummers hebben we niet nodig.',
    left: '{n, plural, one {Nog # teken} other {Nog # tekens}}',
    submit: 'Versturen',
    doneTitle: 'We hebben je klacht',
    doneText: 'Je nummer is <b>{number}</b>. De bevestiging hebben we naar {email} gestuurd.',
    another: 'Nog een klacht',
    home: 'Naar de startpagina',
  },
  errors: {
    text_too_long: 'Dat is te lang: er passen hoogstens {max, number} tekens in.',
    text_required: 'Beschrijf kort waar het over gaat.',
    too_many_complaints: 'We hebben vandaag al veel klachten van je gekregen. Probeer het over {minutes, number} min. opnieuw.',
  },
} satisfies Messages;
