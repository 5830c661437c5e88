import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Uitsluiting en bezwaar',
  lead: 'Wanneer wij op {site} ingrijpen, wat je dan te horen krijgt en hoe je bezwaar maakt.',
  short: {
    flag: '**Rapporteren kan met twee tikken.** Bij elk profiel, elke foto en elk bericht.',
    users: '**Mensen beslissen.** Geen programma sluit een account uit.',
    'envelope-simple': '**Je krijgt de reden te horen.** En om welke regel het gaat.',
    gavel: '**Bezwaar maken kost niets.** Je hebt zes maanden, en iemand anders beoordeelt het.',
  },
  sections: {
    reasons: {
      title: 'Waarvoor wij uitsluiten',
      text: [
        'Maatstaf zijn de wet en de [huisregels](/pages/rules). Wij sluiten meteen en blijvend uit bij:',
        {
          list: [
            'minderjarigen en alles wat minderjarigen seksualiseert;',
            'oplichting, om geld vragen, afpersing en een valse identiteit;',
            'geweld, bedreiging, stalking en mensenhandel;',
            'intieme beelden van anderen zonder hun toestemming.',
          ],
        },
        'Bij intimidatie, belediging, reclame of ongewenste foto’s hangt het af van de ernst en van herhaling.',
      ],
    },
    steps: {
      title: 'Wat wij kunnen doen',
      text: [
        {
          list: [
            '**Inhoud verwijderen:** een foto, een tekst, een bericht.',
            '**Waarschuwen:** met de mededeling wat er moet veranderen.',
            '**Stilzetten:** het account is onzichtbaar tot wij het hebben onderzocht. Het stuurt in die tijd niemand een melding.',
            '**Uitsluiten:** het account eindigt en een nieuw account is niet toegestaan.',
          ],
        },
        'Wij kiezen het mildste middel dat helpt en kijken naar wat er is gebeurd, hoe vaak en met welke gevolgen. Blijft iemand duidelijk ongegrond rapporteren of klachten indienen, dan kunnen wij dat na een waarschuwing een tijd terzijde leggen.',
      ],
    },
    notice: {
      title: 'Wat je te horen krijgt',
      text: [
        'Wie het betreft, krijgt een e-mail: wat wij hebben gedaan, op grond van welke feiten en welke regel, of een melding de aanleiding was en hoe je bezwaar maakt. Wie heeft gerapporteerd, blijft anoniem en vindt onze beslissing in de [instellingen](/settings). Alleen waar een wet het verbiedt of iemand gevaar zou lopen, zwijgen wij.',
      ],
    },
    credits: {
      title: 'Wat er met aankopen gebeurt',
      text: [
        'Ook een uitgesloten account behoudt het recht om ongebruikte credits binnen {refund_days} dagen na de aankoop terug te geven; stuur ons daarvoor een bericht. Is een uitsluiting definitief, dan betalen wij gekochte, ongebruikte credits ook daarna uit, op de manier waarop ze zijn betaald. Heb je geschreven naar een profiel dat wij wegens oplichting verwijderen, dan krijg je de credits voor die berichten van de laatste zeven dagen vanzelf terug.',
      ],
    },
    appeal: {
      title: 'Bezwaar',
      text: [
        'Je kunt zes maanden lang bezwaar maken tegen elke beslissing, ook tegen de beslissing om niets met een melding te doen: met het [klachtenformulier](/complaints), zonder in te loggen, of via [{email}](mailto:{email}). Schrijf erbij waar het om gaat en wat wij over het hoofd hebben gezien. Je krijgt een nummer. Iemand die niet bij de eerste beslissing betrokken was, kijkt er opnieuw naar; meestal antwoorden wij binnen 14 dagen.',
        'Blijven wij erbij, dan kun je naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting (artikel 21 van de digitaledienstenverordening, DSA) of naar de rechter.',
      ],
    },
    contacts: {
      title: 'Contactpunten volgens de DSA',
      text: [
        'Voor leden en alle anderen (artikel 12) en voor autoriteiten (artikel 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Wij antwoorden in het Duits en het Engels. Illegale inhoud kan iedereen melden, ook zonder account: met het [formulier](/notice).',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
