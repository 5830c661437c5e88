import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Zablokowane osoby',
    lead: 'Nigdzie się nie widzicie. Zablokowana osoba się o tym nie dowie.',
    none: 'Nikogo nie blokujesz.',
    since: 'Data blokady: {date}',
    unblock: 'Odblokuj',
    unblockNamed: 'Odblokuj: {name}',
    done: '{name}: profil odblokowany.',
  },
  complaints: {
    title: 'Złóż skargę',
    lead: 'Powiedz nam, co jest nie tak. Każdą skargę czyta człowiek, a Ty dostaniesz numer, z którym możesz o nią zapytać.',
    subject: 'O co chodzi?',
    subjects: {
      payment: 'Płatność lub kredyty',
      member: 'Inna osoba',
      content: 'Zdjęcie lub tekst',
      privacy: 'Moje dane',
      account: 'Moje konto',
      other: 'Coś innego',
    },
    name: 'Twoje imię',
    optional: 'opcjonalnie',
    email: 'E-mail do odpowiedzi',
    text: 'Co się stało?',
    textHelp: 'Napisz też, kiedy i gdzie. Hasła i numery kont nie są nam potrzebne.',
    left: '{n, plural, one {Jeszcze # znak} few {Jeszcze # znaki} many {Jeszcze # znaków} other {Jeszcze # znaku}}',
    submit: 'Wyślij',
    doneTitle: 'Mamy Twoją skargę',
    doneText: 'Twój numer to <b>{number}</b>. Potwierdzenie wysłaliśmy na adres {email}.',
    another: 'Kolejna skarga',
    home: 'Na stronę główną',
  },
  errors: {
    text_too_long: 'To za długie: zmieści się najwyżej {max, number} znaków.',
    text_required: 'Opisz krótko, o co chodzi.',
    too_many_complaints: 'Dzisiaj mamy już od Ciebie wiele skarg. Spróbuj ponownie za {minutes, number} min.',
  },
} satisfies Messages;
