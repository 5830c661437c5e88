import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Veiligheid',
  lead: 'De meeste mensen hier bedoelen het goed. Zo herken je de anderen.',
  short: {
    'shield-check': '**We doen geen achtergrondonderzoek.** Geen identiteitsbewijzen, geen strafblad. Blijf alert.',
    wallet: '**Nooit geld.** Niet lenen, niet beleggen, geen cadeaubonnen, geen codes.',
    'chat-circle': '**Blijf eerst hier.** Wie snel naar een andere berichtenapp wil, heeft daar vaak een reden voor.',
    'map-pin': '**Eerste ontmoeting op een openbare plek.** En vertel iemand waar je bent.',
  },
  sections: {
    checks: {
      title: 'Wat we controleren en wat niet',
      text: [
        'Nieuwe foto’s zien anderen pas als ze zijn goedgekeurd. We onderzoeken wat er wordt gerapporteerd, remmen nieuwe accounts af en waarschuwen je voor berichten die op oplichting lijken. We controleren geen identiteitsbewijzen, geen strafblad en niet of iemand de waarheid zegt.',
      ],
    },
    scam: {
      title: 'Als liefde geld kost',
      text: [
        'Datingfraude verloopt bijna altijd hetzelfde. Wees voorzichtig als iemand',
        {
          list: [
            'je al na een paar dagen de liefde verklaart;',
            'zich nooit laat zien: geen telefoontje, geen video, er komt altijd iets tussen;',
            'in het buitenland is, in het leger, op een booreiland of in het ziekenhuis;',
            'plotseling geld nodig heeft: voor een reis, de douane, een arts of een advocaat;',
            'je een veilige belegging laat zien, meestal in cryptomunten;',
            'om een code vraagt die je per sms krijgt, of om foto’s van je identiteitsbewijs.',
          ],
        },
        'Praat met iemand die je vertrouwt voordat je iets verstuurt. Zoek op internet met een foto van die persoon (omgekeerd zoeken op afbeelding).',
      ],
    },
    money: {
      title: 'Als je al hebt betaald',
      text: [
        'Je bent niet dom en je bent niet de enige. Bel meteen je bank, die kan betalingen soms tegenhouden. Bewaar alle berichten, rapporteer het profiel hier en ga naar de politie. Betaal niet nog een keer, ook niet aan iemand die belooft het geld terug te halen.',
      ],
    },
    meeting: {
      title: 'Veilig afspreken',
      text: [
        {
          list: [
            'Bel of videobel eerst met elkaar.',
            'Spreek af op een drukke plek, en regel zelf je heen- en terugreis.',
            'Vertel iemand met wie je afspreekt, waar, en wanneer je iets laat horen.',
            'Houd je drankje en je tas in het oog.',
            'Ga weg wanneer je wilt. Je bent niemand een reden schuldig.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intieme foto’s en afpersing',
      text: [
        'Laat op foto’s die je verstuurt niet je gezicht en je huis tegelijk zien. Dreigt iemand foto’s openbaar te maken: betaal niet, bewaar bewijs, blokkeer, rapporteer, ga naar de politie. Duikt er bij ons een intieme foto van jou op, [rapporteer die](/notice/images) dan of mail naar [{email}](mailto:{email}); dat pakken we vóór al het andere op.',
      ],
    },
    tools: {
      title: 'Dit helpt je hier',
      text: [
        'Blokkeren: jullie zien elkaar nergens meer. Rapporteren: bij het profiel, de foto of het bericht, en niemand hoort van wie het komt. Verbergen: in de [instellingen](/settings) bepaal je of anderen zien dat je online bent en of je in de zoekresultaten staat. Wat mag, staat in de [huisregels](/pages/rules).',
        'Bel 112 als je in gevaar bent.',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
