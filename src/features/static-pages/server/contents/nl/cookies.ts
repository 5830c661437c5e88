import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Cookies',
  lead: 'Wat {site} in je browser bewaart: weinig, en alleen van onszelf.',
  short: {
    'shield-check': '**Alleen van onszelf.** Geen cookies van advertentienetwerken, analysediensten of sociale netwerken.',
    clock: '**Elke cookie heeft een einde.** De langste blijft een jaar.',
    trash: '**Je kunt ze allemaal verwijderen.** Dan ben je uitgelogd en is {site} je taal vergeten.',
  },
  sections: {
    list: {
      title: 'Deze cookies plaatsen wij',
      text: [
        'Een cookie is een klein bestand dat je browser voor ons bewaart. Alle cookies behalve ‘visit’ zijn nodig voor iets wat je zelf doet; daarom vragen wij er niet apart naar. ‘visit’ is er alleen als je ja zegt.',
        {
          table: {
            head: ['Naam', 'Waarvoor', 'Wanneer', 'Hoe lang'],
            rows: [
              ['auth, __Host-auth', 'Je blijft ingelogd.', 'bij het inloggen', '30 dagen'],
              [
                'device',
                'Herkent je apparaat, zodat vreemden je niet met verkeerde wachtwoorden kunnen buitensluiten.',
                'bij het inloggen',
                '1 jaar',
              ],
              ['browser', 'Herkent je browser als je met een passkey inlogt.', 'als je de inlogpagina opent', '1 uur'],
              ['second-step', 'Onthoudt bij het inloggen dat alleen je code nog ontbreekt.', 'als je met een code inlogt', '10 minuten'],
              ['restore', 'Herstelt een verwijderd account.', 'bij het inloggen op een verwijderd account', '15 minuten'],
              ['locale', 'Onthoudt je taal.', 'als je er een kiest', '1 jaar'],
              ['country', 'Onthoudt je land, voor prijzen en plaatsen.', 'als je er een kiest', '1 jaar'],
              ['theme', 'Onthoudt lichte of donkere weergave.', 'als je er een kiest', '1 jaar'],
              ['hidden_alerts', 'Onthoudt welke mededelingen je hebt gesloten.', 'als je er een sluit', '1 jaar'],
              ['can_push', 'Vertelt ons of je browser meldingen kan tonen.', 'als je ingelogd bent', '1 jaar'],
              [
                'traffic_source',
                'Onthoudt dat een advertentie je hier bracht.',
                'als de site alleen wie zo komt laat aanmelden of zoeken',
                'tot je de browser sluit; 30 dagen als je ja zegt',
              ],
              ['visit', 'Telt welke advertentie je bij ons bracht.', 'als je daar ja op zegt', '30 dagen'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Wat je browser verder bewaart',
      text: [
        'In de opslag van je browser, die alleen dit apparaat leest, staan:',
        {
          list: [
            'tot je het tabblad sluit: wat je bij het aanmelden al hebt ingevuld, een begonnen aankoop en likes uit Swipe die nog niet zijn verstuurd;',
            'tot ze zijn verstuurd: berichten die op het netwerk of op credits wachten, en begonnen teksten;',
            'een uur lang: de locatie die je apparaat heeft gevonden, als vak van twee kilometer;',
            'tot je ze verwijdert: je antwoorden op de vragen of je meerderjarig bent en of we mogen tellen; na een ja 30 dagen lang ook welke advertentie je volgde;',
            'tot je ze verwijdert: gesloten mededelingen, je laatste emoji’s en bestanden van de site, zodat die sneller laadt en ook zonder internet iets laat zien.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Via welke advertentie je kwam',
      text: [
        'Brengt een advertentie je bij ons, dan staat het kenmerk ervan in het adres. Wij bewaren het alleen als je ja zegt, 30 dagen lang: als geteld bezoek zonder je naam, en bij je account alleen als je daar bij het aanmelden apart mee instemt. Je ja tegen het tellen trek je hier in, dat voor je account in de [instellingen](/settings); dan verwijderen wij het meteen.',
      ],
    },
    control: {
      title: 'Wat je kunt doen',
      text: [
        'Elke browser kan cookies tonen, verwijderen en blokkeren. Zonder ‘auth’ kun je niet inloggen, de rest is gemak. Meer over je gegevens staat in de [privacyverklaring](/pages/privacy); vragen beantwoordt {company} via [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
