import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Retur og tilbagebetaling',
  lead: 'Hvordan du får dine penge tilbage, hvis du ombestemmer dig.',
  short: {
    clock: '**Du har {refund_days} dage.** Uden begrundelse, fra den dag, aftalen er indgået.',
    wallet: '**Penge, ikke gavekort.** Tilbage på samme måde, som du betalte.',
    coins: '**For alt, du har tilbage.** Brugte credits er betalt, ubrugte giver vi tilbage til den pris, du betalte.',
    receipt: '**Du ser beløbet først.** På øren, før du bekræfter.',
  },
  sections: {
    how: {
      title: 'Sådan gør du',
      text: [
        'Åbn købet under [Mine køb](/transactions). Så længe fristen løber, og der er credits tilbage, står der ”Returner credits” med beløbet. Bekræft, så betaler vi det tilbage. Uden login er en besked til [{email}](mailto:{email}) eller siden [Fortryd et køb](/withdrawal) nok.',
      ],
    },
    amount: {
      title: 'Hvor meget du får',
      text: [
        'For hvert køb husker vi, hvad en credit kostede, også med rabat. Du får de ubrugte credits fra dette køb tilbage til denne pris. Gratis credits bruges først, når du skriver, og udbetales ikke. Var det dit eneste køb, ophører Premium også; du kan stadig læse dine samtaler.',
        {
          timed:
            'Ved tidsbegrænset Premium får du de dage tilbage, der ikke er begyndt, til den betalte pris. Dagen for købet koster ingenting. Derefter slutter dette Premium med det samme.',
        },
      ],
    },
    law: {
      title: 'Din fortrydelsesret',
      text: [
        '**Fortrydelsesret.** Du har ret til at træde tilbage fra denne aftale uden begrundelse inden for {refund_days} dage. Fortrydelsesfristen udløber {refund_days} dage efter den dag, hvor aftalen er indgået.',
        'For at udøve fortrydelsesretten skal du meddele os ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) din beslutning om at fortryde aftalen i en utvetydig erklæring, for eksempel en e-mail. Du kan benytte formularen nedenfor, men det er ikke obligatorisk. Fortrydelsesfristen er overholdt, hvis du sender din meddelelse, inden fristen er udløbet.',
        'Du kan også udøve din fortrydelsesret online under [Fortryd et køb](/withdrawal). Hvis du benytter denne onlinefunktion, sender vi dig uden unødig forsinkelse på et varigt medium (for eksempel e-mail) en bekræftelse af modtagelsen med fortrydelsens indhold og datoen og klokkeslættet for dens indgivelse.',
        '**Følger af fortrydelse.** Hvis du udøver din fortrydelsesret, refunderer vi alle betalinger, vi har modtaget fra dig, uden unødig forsinkelse og senest 14 dage fra den dag, hvor vi har modtaget din meddelelse, med samme betalingsmiddel og uden gebyr.',
        'Har du anmodet om, at vi indsætter dine credits allerede i fortrydelsesperioden, betaler du et forholdsmæssigt beløb for det, du har brugt, indtil du fortrød: de brugte credits til prisen ved dette køb.',
        {
          timed:
            'Har du bedt om, at tidsbegrænset Premium begynder allerede i fortrydelsesfristen, betaler du for de dage, der er begyndt, når du fortryder, til prisen for dette køb.',
        },
      ],
    },
    form: {
      title: 'Standardfortrydelsesformular',
      text: [
        'Til {company}, {address}, {email}: Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om credits på {site}.',
        {
          list: [
            'Bestilt den og bestillingsnummer:',
            'Navn og e-mailadresse på kontoen:',
            'Adresse (valgfrit):',
            'Dato og, kun på papir, underskrift:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Det, der ikke når frem, koster ikke noget',
      text: [
        'Uafhængigt af fortrydelsesretten får du automatisk credits tilbage, hvis vi fjerner profilen på grund af svindel, hvis kontoen slettes, før din besked er læst eller besvaret (så efter {restore_days} dage), eller hvis den ikke aktiveres inden for en uge. Hver transaktion og dens grund står under [Credits](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Hvis noget ikke stemmer',
      text: [
        'Betalt to gange, manglende credits, et træk, du ikke kender: Skriv til os, før du får betalingen tilbageført, så er det som regel løst samme dag. Dine lovbestemte rettigheder ved mangler gælder uafhængigt af enhver frist på denne side.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
