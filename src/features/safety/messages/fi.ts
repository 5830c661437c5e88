import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Estetyt jäsenet',
    lead: 'Ette näe toisianne missään. Estetty jäsen ei saa tietää tästä.',
    none: 'Et ole estänyt ketään.',
    since: 'Estetty {date}',
    unblock: 'Poista esto',
    unblockNamed: 'Poista esto: {name}',
    done: '{name} ei ole enää estetty.',
  },
  complaints: {
    title: 'Tee valitus',
    lead: 'Kerro, mikä on vialla. Ihminen lukee jokaisen valituksen, ja saat numeron, johon voit viitata.',
    subject: 'Mistä on kyse?',
    subjects: {
      payment: 'Maksu tai krediitit',
      member: 'Jäsen',
      content: 'Kuva tai teksti',
      privacy: 'Omat tietoni',
      account: 'Oma tilini',
      other: 'Jokin muu',
    },
    name: 'Nimesi',
    optional: 'vapaaehtoinen',
    email: 'Sähköposti vastausta varten',
    text: 'Mitä tapahtui?',
    textHelp: 'Kerro mielellään, milloin ja missä. Salasanoja tai tilinumeroita emme tarvitse.',
    left: '{n, plural, one {# merkki jäljellä} other {# merkkiä jäljellä}}',
    submit: 'Lähetä',
    doneTitle: 'Valituksesi on perillä',
    doneText: 'Numerosi on <b>{number}</b>. Lähetimme vahvistuksen osoitteeseen {email}.',
    another: 'Tee toinen valitus',
    home: 'Siirry etusivulle',
  },
  errors: {
    text_too_long: 'Tämä on liian pitkä: tähän mahtuu enintään {max, number} merkkiä.',
    text_required: 'Kuvaile lyhyesti, mistä on kyse.',
    too_many_complaints: 'Sinulta on tullut tänään jo monta valitusta. Yritä uudelleen {minutes, number} minuutin päästä.',
  },
} satisfies Messages;
