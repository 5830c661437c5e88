import type { Messages } from './de.ts';

export const messages = {
  later: 'Senere',
  centre: { none: 'Det er ingenting akkurat nå.', settings: 'Innstillinger for varsler' },
  activation: {
    where: 'Vi har sendt den til {email}.',
    text: 'Inntil da kan ingen finne deg. Det du skriver, tar vi vare på så lenge, og det koster ingenting.',
    address: 'Endre adresse',
  },
  name: {
    text: 'Navnet ditt ligner en adresse eller et telefonnummer, eller det har bokstaver fra flere alfabeter. Et fornavn eller kallenavn er nok.',
    change: 'Bytt navn',
  },
  photo: {
    text: 'Med et bilde er det lettere å komme i prat. Du trenger bare ett.',
    add: 'Legg til bilde',
  },
  disabled: {
    text: 'Akkurat nå ser du bare hva som er nytt når du er her.',
    open: 'Åpne innstillingene',
  },
  visitors: {
    text: 'Besøkende er folk uten konto. De ville sett deg på forsiden, i søket og via en delt lenke: fornavn, alder, sted, det første bildet ditt, de andre bare uskarpt, og om du er online. Du kan når som helst endre dette i innstillingene.',
    yes: 'Ja, vis den',
    no: 'Nei',
    shown: 'Besøkende kan nå se profilen din.',
    hidden: 'Bare medlemmer ser profilen din.',
  },
  push: {
    how: 'Slik sier vi fra',
    wrote: 'har skrevet til deg',
    now: 'nå',
    notNow: 'Ikke nå',
    text: 'Varsler kommer bare når det virkelig har skjedd noe. Hva som står i meldingene dine, vises bare hvis du vil det.',
    on: 'Slå på varsler',
  },
} satisfies Messages;
