import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Retour en terugbetaling',
  lead: 'Hoe je je geld terugkrijgt als je je bedenkt.',
  short: {
    clock: '**Je hebt {refund_days} dagen.** Zonder reden, vanaf de dag waarop de overeenkomst is gesloten.',
    wallet: '**Geld, geen tegoedbonnen.** Terug op de manier waarop je hebt betaald.',
    coins: '**Voor alles wat over is.** Gebruikte credits zijn betaald, ongebruikte geven wij terug tegen de betaalde prijs.',
    receipt: '**Je ziet vooraf het bedrag.** Tot op de cent, voordat je bevestigt.',
  },
  sections: {
    how: {
      title: 'Zo gaat het',
      text: [
        'Open de aankoop onder [Aankopen](/transactions). Zolang de termijn loopt en er nog credits over zijn, staat daar ‘Credits teruggeven’ met het bedrag. Bevestig, en wij betalen het terug. Zonder in te loggen is een bericht aan [{email}](mailto:{email}) of de pagina [Overeenkomst herroepen](/withdrawal) genoeg.',
      ],
    },
    amount: {
      title: 'Hoeveel je krijgt',
      text: [
        'Bij elke aankoop onthouden we wat een credit heeft gekost, ook met korting. Je krijgt de ongebruikte credits van die aankoop terug tegen die prijs. Bij het schrijven worden gratis credits eerst gebruikt; ze worden niet uitbetaald. Was het je enige aankoop, dan stopt ook Premium; je gesprekken blijven leesbaar.',
        {
          timed:
            'Van Premium voor een aantal dagen krijg je de dagen terug die nog niet zijn begonnen, tegen de betaalde prijs. De dag van aankoop kost niets. Daarna stopt deze Premium meteen.',
        },
      ],
    },
    law: {
      title: 'Je herroepingsrecht',
      text: [
        '**Herroepingsrecht.** Je hebt het recht om binnen een termijn van {refund_days} dagen zonder opgave van redenen de overeenkomst te herroepen. De herroepingstermijn verstrijkt {refund_days} dagen na de dag waarop de overeenkomst is gesloten.',
        'Om het herroepingsrecht uit te oefenen, moet je ons ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) via een ondubbelzinnige verklaring, bijvoorbeeld per e-mail, op de hoogte stellen van je beslissing om de overeenkomst te herroepen. Je kunt hiervoor gebruikmaken van het modelformulier hieronder, maar bent hiertoe niet verplicht. Om de herroepingstermijn na te leven, volstaat het om je mededeling te verzenden voordat de termijn is verstreken.',
        'Je kunt je herroepingsrecht ook online uitoefenen via [Overeenkomst herroepen](/withdrawal). Als je van deze onlinefunctie gebruikmaakt, sturen wij je onverwijld op een duurzame gegevensdrager (bijvoorbeeld per e-mail) een bevestiging van ontvangst van de herroeping, met de inhoud ervan en de datum en het tijdstip van indiening.',
        '**Gevolgen van de herroeping.** Als je de overeenkomst herroept, ontvang je alle betalingen die je tot dat moment hebt gedaan onverwijld en in ieder geval niet later dan 14 dagen nadat wij van je beslissing op de hoogte zijn gesteld van ons terug, met hetzelfde betaalmiddel en zonder kosten.',
        'Heb je verzocht om de credits al tijdens de herroepingstermijn bij te schrijven, dan betaal je een bedrag dat evenredig is aan wat je tot de herroeping hebt gebruikt: de gebruikte credits tegen de prijs van die aankoop.',
        {
          timed:
            'Heb je gevraagd om Premium voor een aantal dagen al tijdens de bedenktijd te laten beginnen, dan betaal je de dagen die tot de herroeping zijn begonnen, tegen de prijs van deze aankoop.',
        },
      ],
    },
    form: {
      title: 'Modelformulier voor herroeping',
      text: [
        'Aan {company}, {address}, {email}: Ik deel hierbij mede dat ik mijn overeenkomst betreffende de aankoop van credits op {site} herroep.',
        {
          list: [
            'Besteld op en bestelnummer:',
            'Naam en e-mailadres van het account:',
            'Adres (niet verplicht):',
            'Datum en, alleen op papier, handtekening:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Wat niet aankomt, kost niets',
      text: [
        'Los van herroeping krijg je credits vanzelf terug als wij het profiel wegens oplichting verwijderen, als het account wordt verwijderd voordat je bericht is gelezen of beantwoord (dan na {restore_days} dagen) of als het een week lang niet wordt geactiveerd. Alles wat erbij komt of eraf gaat, staat met de reden onder [Credits](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Als er iets niet klopt',
      text: [
        'Dubbel betaald, credits niet ontvangen, een afschrijving die je niet kent: neem contact met ons op voordat je de betaling laat terugboeken, dan is het meestal dezelfde dag opgelost. Je wettelijke rechten bij gebreken bestaan los van elke termijn op deze pagina.',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
