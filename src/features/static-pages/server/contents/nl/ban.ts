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
            '**Beperken of verbergen:** een tijd geen nieuwe gesprekken, foto’s of berichten, of het profiel is niet te zien.',
            '**Tijdelijk schorsen:** het account is onzichtbaar tot een dag die wij noemen. Het stuurt in die tijd niemand een melding.',
            '**Uitsluiten:** het account eindigt en een nieuw account is niet toegestaan.',
          ],
        },
        'Wij kiezen het mildste middel dat helpt en kijken naar wat er is gebeurd, hoe vaak en met welke gevolgen. Wie iets meldt, krijgt de uitkomst van elke melding die wij onderzoeken. Is dat binnen 30 dagen voor de tweede keer dat er geen overtreding was, dan staat er een waarschuwing bij. Volgt na de waarschuwing binnen die 30 dagen nog zo’n melding, dan leggen wij volgende meldingen van dat lid 30 dagen terzijde: wij bewaren ze en lezen ze mee als er over dezelfde persoon al een zaak loopt, maar alleen leiden ze niet tot een onderzoek. Meldingen over mensen die jonger dan 18 kunnen zijn en over seksuele inhoud onderzoeken wij altijd. Het [formulier](/notice) blijft altijd open.',
        'Van wat al te zien is, mag een programma maar twee dingen verbergen: een foto na de melding van een intiem beeld en een profiel dat misschien van iemand onder de 18 is. Dat gebeurt meteen, en alleen tot een persoon ernaar heeft gekeken. Ook dat krijg je te horen, en ook daartegen kun je bezwaar maken. Verder weigert het wat wij vooraf hebben geblokkeerd: berichten met bepaalde formuleringen, bepaalde foto’s en aanmeldingen via bepaalde mailaanbieders of netwerken. Dat zie je meteen en het kost niets. Vind je het onterecht, dien dan een klacht in met het [klachtenformulier](/complaints); een persoon antwoordt.',
      ],
    },
    notice: {
      title: 'Wat je te horen krijgt',
      text: [
        'Wie het betreft, krijgt een e-mail en een eigen pagina: wat wij hebben gedaan, op grond van welke feiten en welke regel, of een melding de aanleiding was en hoe je bezwaar maakt. Wie heeft gerapporteerd, blijft anoniem, krijgt de uitkomst per e-mail en vindt die in de [instellingen](/settings). Alleen waar een wet het verbiedt of iemand gevaar zou lopen, zwijgen wij.',
        'Leest ons team voor een onderzoek berichten uit je gesprekken, dan zie je in de [instellingen](/settings) wanneer, hoeveel en waarom.',
      ],
    },
    credits: {
      title: 'Wat er met aankopen gebeurt',
      text: [
        'Ook een uitgesloten account behoudt het recht om ongebruikte credits binnen {refund_days} dagen na de aankoop terug te geven; stuur ons daarvoor een bericht. Bij een definitieve uitsluiting bevriezen wij gekochte, ongebruikte credits en betalen ze 14 dagen later uit, of zodra over het bezwaar is beslist, op de manier waarop ze zijn betaald. Is het bezwaar gegrond, dan zijn ze er weer. Wie berichten heeft gekregen van een profiel dat wij wegens oplichting uitsluiten, wordt binnen een uur gewaarschuwd. Alle credits die aan dat profiel zijn uitgegeven, gaan vanzelf terug, ongeacht wanneer.',
      ],
    },
    appeal: {
      title: 'Bezwaar',
      text: [
        'Je kunt zes maanden lang bezwaar maken tegen elke beslissing, ook tegen de beslissing om niets met een melding te doen: op de pagina van de beslissing, waar onze e-mail naartoe leidt. Dat kan zonder in te loggen, en na een uitsluiting ook via het inloggen met het juiste wachtwoord. Je bereikt ons ook met het [klachtenformulier](/complaints) of via [{email}](mailto:{email}). Schrijf erbij wat wij over het hoofd hebben gezien. Iemand die niet bij de eerste beslissing betrokken was, kijkt er opnieuw naar en antwoordt je binnen 72 uur schriftelijk. Het kost niets.',
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
  changes: {
    '2026-11-27': 'Nieuw: wat er met meldingen gebeurt als er meerdere ongegrond waren, en wat een programma weigert.',
    '2023-12-01': 'Eerste versie.',
  },
};
