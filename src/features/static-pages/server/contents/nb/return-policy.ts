import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Retur og refusjon',
  lead: 'Hvordan du får tilbake pengene hvis du ombestemmer deg.',
  short: {
    clock: '**Du har {refund_days} dager.** Uten begrunnelse, fra den dagen avtalen ble inngått.',
    wallet: '**Penger, ikke gavekort.** Tilbake på samme måte som du betalte.',
    coins: '**For alt som er igjen.** Brukte kreditter er betalt, ubrukte gir vi tilbake til prisen du betalte.',
    receipt: '**Du ser beløpet først.** På øret, før du bekrefter.',
  },
  sections: {
    how: {
      title: 'Slik gjør du det',
      text: [
        'Åpne kjøpet under [Mine kjøp](/transactions). Så lenge fristen løper og det er kreditter igjen, står det «Returner kreditter» der med beløpet. Bekreft, så betaler vi det tilbake. Uten innlogging holder det med en melding til [{email}](mailto:{email}) eller siden [Angre et kjøp](/withdrawal).',
      ],
    },
    amount: {
      title: 'Hvor mye du får',
      text: [
        'For hvert kjøp husker vi hva en kreditt kostet, også med rabatt. Du får tilbake de ubrukte kredittene fra dette kjøpet til denne prisen. Gratis kreditter brukes først når du skriver, og betales ikke ut. Var det ditt eneste kjøp, avsluttes også Premium; du kan fortsatt lese samtalene dine.',
        {
          timed:
            'Ved tidsbegrenset Premium får du tilbake dagene som ikke har begynt, til prisen du betalte. Kjøpsdagen koster ingenting. Etterpå slutter dette Premium med en gang.',
        },
      ],
    },
    law: {
      title: 'Angreretten din',
      text: [
        '**Angrerett.** Du har rett til å gå fra denne avtalen innen {refund_days} dager uten å oppgi noen grunn. Angrefristen utløper {refund_days} dager etter den dagen avtalen ble inngått.',
        'For å kunne bruke angreretten må du underrette oss ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) på en utvetydig måte om beslutningen din om å gå fra avtalen, for eksempel i en e-post. Du kan bruke angreskjemaet nedenfor, men det er ikke obligatorisk. For å overholde angrefristen er det tilstrekkelig at du sender meldingen før fristen utløper.',
        'Du kan også bruke angreretten på nettet under [Angre et kjøp](/withdrawal). Hvis du bruker denne nettfunksjonen, sender vi deg uten unødig opphold en bekreftelse på et varig medium (for eksempel e-post) på at vi har mottatt angremeldingen, med innholdet i den og datoen og klokkeslettet da den ble sendt inn.',
        '**Virkninger av angreretten.** Hvis du går fra avtalen, tilbakebetaler vi alle betalinger vi har mottatt fra deg, uten unødig opphold og senest 14 dager etter den dagen vi mottar meldingen din, med samme betalingsmiddel og uten gebyr.',
        'Har du bedt om at vi legger til kredittene allerede i angreperioden, betaler du et forholdsmessig beløp for det du har brukt fram til du angret: de brukte kredittene til prisen for dette kjøpet.',
        {
          timed:
            'Har du bedt om at tidsbegrenset Premium skal begynne allerede i angrefristen, betaler du for dagene som har begynt når du angrer, til prisen for dette kjøpet.',
        },
      ],
    },
    form: {
      title: 'Angreskjema',
      text: [
        'Til {company}, {address}, {email}: Jeg underretter herved om at jeg ønsker å gå fra min avtale om kjøp av kreditter på {site}.',
        {
          list: [
            'Bestilt den og bestillingsnummer:',
            'Navn og e-postadresse på kontoen:',
            'Adresse (valgfritt):',
            'Dato og, bare på papir, underskrift:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Det som ikke kommer fram, koster ingenting',
      text: [
        'Uavhengig av angreretten får du automatisk kreditter tilbake hvis vi fjerner profilen på grunn av svindel, hvis kontoen slettes før meldingen din er lest eller besvart (da etter {restore_days} dager), eller hvis den ikke aktiveres innen en uke. Hver transaksjon og grunnen til den står under [Kreditter](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Hvis noe ikke stemmer',
      text: [
        'Betalt to ganger, manglende kreditter, et trekk du ikke kjenner: Skriv til oss før du får betalingen tilbakeført, så er det som regel løst samme dag. De lovfestede rettighetene dine ved mangler gjelder uavhengig av alle frister som er nevnt her.',
      ],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
