import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Huisregels',
  lead: 'Zodat iedereen zich prettig voelt op {site}. Met voorbeelden, zodat duidelijk is wat we bedoelen.',
  short: {
    user: '**Wees jezelf.** Jouw foto’s, jouw leeftijd, jouw woorden.',
    heart: '**Vraag, dring niet aan.** Een nee is een antwoord, en geen reactie ook.',
    wallet: '**Geen geld, geen zaken.** Niet vragen, niet aanbieden, geen reclame.',
    prohibit: '**Geen minderjarigen.** Niet als lid, niet op foto’s, niet als onderwerp.',
  },
  sections: {
    yourself: {
      title: 'Wees jezelf',
      text: [
        '**Prima:** een bijnaam, een foto van vorig jaar, een vraag openlaten.',
        '**Niet oké:** foto’s van anderen of kunstmatig gemaakte foto’s, een verkeerde leeftijd of een verkeerd geslacht, een tweede account, je voordoen als iemand anders.',
      ],
    },
    respect: {
      title: 'Wees vriendelijk',
      text: [
        '**Prima:** ‘Ik denk dat het niet klikt, maar ik wens je het allerbeste.’',
        '**Niet oké:** beledigingen, bedreigingen, blijven schrijven terwijl er niets terugkomt, iemand kleineren om afkomst, religie, lichaam, beperking, geslacht of seksualiteit.',
      ],
    },
    consent: {
      title: 'Vraag het eerst',
      text: [
        '**Prima:** ‘Wil je een foto van me zien die iets meer laat zien?’ En een nee aannemen.',
        '**Niet oké:** intieme foto’s of teksten waar niemand om vroeg, druk, foto’s of chats van anderen doorsturen.',
      ],
    },
    photos: {
      title: 'Foto’s in je profiel',
      text: [
        '**Prima:** jij, herkenbaar, ook op het strand. Vrienden die het goedvinden.',
        '**Niet oké:** naakt en seks in je profiel, kinderen alleen op een foto, ook je eigen, wapens, geweld, haatsymbolen, telefoonnummers en reclame in beeld.',
      ],
    },
    money: {
      title: 'Geen geld',
      text: [
        '**Prima:** elkaar op een kop koffie trakteren.',
        '**Niet oké:** om geld, cadeaubonnen of codes vragen, beleggingen aanraden, betaalde seks zoeken of aanbieden, naar andere sites lokken, spullen of diensten aanprijzen.',
      ],
    },
    minors: {
      title: 'Alleen volwassenen',
      text: [
        'Wie jonger is dan {min_age}, mag hier niet zijn. Wie minderjarigen in beeld of tekst seksualiseert, wordt meteen uitgesloten, en we doen aangifte. Denk je dat iemand te jong is, rapporteer dan het profiel.',
      ],
    },
    machines: {
      title: 'Geen machines',
      text: [
        'Programma’s die profielen uitlezen, liken of schrijven, zijn niet toegestaan, en je account door anderen laten beheren ook niet.',
      ],
    },
    consequences: {
      title: 'Wat er gebeurt als iemand zich er niet aan houdt',
      text: [
        'Rapporteer het: bij het profiel, de foto of het bericht. Afhankelijk van de ernst verwijderen we inhoud, waarschuwen we of sluiten we uit, en we noemen altijd de reden. Lees meer: [Uitsluiting en bezwaar](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
