import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Personvernerklæring',
  lead: 'Hva {site} lagrer om deg, til hva, hvor lenge, og hvem som ser det.',
  short: {
    'map-pin': '**Vi vet bare omtrent hvor du er.** Vi lagrer en rute på omtrent to kilometer, aldri en adresse.',
    hand: '**Ingen fremmede i bakgrunnen.** Ingen annonsenettverk, ingen analysetjenester, ingen filer fra andre selskaper.',
    'eye-slash': '**Vi spør særskilt om det intime.** Seksualitet, religion og intime interesser vises bare hvis du selv krysser av.',
    'download-simple': '**Ta med deg alt.** Én fil med alt vi har om deg, i innstillingene.',
    trash: '**Slettet betyr slettet.** Usynlig med en gang, borte etter {restore_days} dager. Bare regnskapsbilag må vi beholde.',
  },
  sections: {
    controller: {
      title: 'Hvem som er ansvarlig',
      text: [
        'Behandlingsansvarlig er {company}, {address}. Et menneske svarer på spørsmål om personvern på [{email}](mailto:{email}); skriv «Personvern» i emnefeltet, så når du rett person.',
      ],
    },
    data: {
      title: 'Hva vi lagrer, og til hva',
      text: [
        'For hver opplysning oppgir vi formålet, rettsgrunnlaget etter personvernforordningen (GDPR) og hvor lenge den blir.',
        {
          table: {
            head: ['Opplysning', 'Formål', 'Grunnlag', 'Hvor lenge'],
            rows: [
              ['E-post, passord', 'Logge deg inn og skrive til deg. Passordet bare som hashverdi (argon2id).', 'avtale', 'til sletting'],
              ['Fødselsdato', 'Kontrollere at du er {min_age}. Andre ser bare alderen din.', 'avtale, lov', 'til sletting'],
              ['Navn, kjønn, profil, bilder', 'Slik at andre kan finne deg og skrive til deg.', 'avtale', 'til sletting'],
              [
                'Seksualitet, religion, intime interesser',
                'Bare til visning og søk, hvis du samtykker.',
                'samtykket ditt (art. 9)',
                'til du trekker det tilbake eller sletter',
              ],
              ['Posisjon', 'Vise avstander i trinn.', 'avtale', 'bare den siste ruten'],
              [
                'Likes, meldinger, bilder, gaver',
                'Levere dem og vise deg dem på nytt.',
                'avtale',
                'til du eller den andre personen sletter kontoen',
              ],
              [
                'Kjøp og kreditter',
                'Avregne, refundere og oppdage svindel.',
                'avtale, lov',
                'bilag i inntil 10 år, etter sletting uten navnet ditt',
              ],
              [
                'Direktebelastning: navn, IBAN, adresse, mandat',
                'Trekke og betale tilbake gjennom banken vår, svare på bankens spørsmål. Kryptert.',
                'avtale, lov',
                'til sletting, minst 14 måneder etter trekket; filer til banken 30 dager',
              ],
              [
                'Mobilnummer for SMS-koden',
                'Bekrefte trekket og hindre misbruk. Etter koden bare som hashverdi, nettverket ditt alltid.',
                'avtale, sikkerhet',
                'nummer og nettverk høyst 1 dag, hashverdien av nummeret 14 måneder',
              ],
              [
                'Enheter du er logget inn på',
                'Vise deg hvor du er logget inn. Nettleser og tidspunkter, ingen IP-adresse.',
                'sikkerhet',
                '30 dager etter siste innlogging',
              ],
              ['Mislykkede innlogginger', 'Holde uvedkommende ute. Nettverk og adresse bare som hashverdi.', 'sikkerhet', '2 dager'],
              [
                'Hvor mange som oppretter konto',
                'Bremse maskiner som oppretter kontoer i store mengder. Nettverket bare som hashverdi.',
                'sikkerhet',
                '2 timer',
              ],
              ['Samtykker', 'Dokumentere når du godtok hvilken tekst.', 'lov', 'til sletting'],
              ['Annonsen du kom fra', 'Telle hvilken annonse som virker.', 'samtykket ditt', '30 dager'],
              ['Varsler', 'Slik at du ikke får noe to ganger.', 'avtale', '90 dager'],
              ['Rapporter og klager', 'Undersøke og avgjøre dem.', 'lov, sikkerhet', 'til kontoen slettes, ellers til saken er avsluttet'],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Seksualitet, religion og intime interesser',
      text: [
        'Disse opplysningene har særlig vern etter artikkel 9 i GDPR. Derfor spør vi særskilt om dem, boksen er aldri krysset av på forhånd, og i [innstillingene](/settings) ser du når du godtok hvilken tekst. Trekker du samtykket tilbake, ser ingen opplysningen lenger. Hvem du ser etter, kan si noe om seksualiteten din; vi bruker det bare til å vise deg personer som passer for deg.',
      ],
    },
    place: {
      title: 'Posisjonen din',
      text: [
        'Vi gjør posisjonen din om til en rute på omtrent to kilometer og lagrer bare denne ruten. Avstander måles fra midten av en rute til midten av en annen og vises i trinn som «under 5 km». Andre kan ikke skille deg fra dem som er i samme rute.',
      ],
    },
    readers: {
      title: 'Hvem som ser hva',
      text: [
        'Profilen din kan ses av medlemmer av {site}; besøkende ser høyst et utvalg med hovedbilde. Du bestemmer i innstillingene om andre ser at du er online, og om du vises i søket. Ingen medlemmer ser e-postadressen din, fødselsdatoen din eller hvem du blokkerer.',
        'Vi lagrer hvert bilde på nytt; opptakssted og kameradata faller bort. Et slettet bilde er etter ti minutter borte også hos oss. Sperrede bilder kjenner vi igjen på en hashverdi.',
        'Bare du og personen du skriver med, leser meldingene dine. Et program advarer denne personen om tegn på svindel og tar ikke vare på noe av det. Blir noe rapportert, ser modereringen en kopi av profilen, bildet eller meldingen som er rapportert, og ikke noe annet.',
      ],
    },
    recipients: {
      title: 'Hvem andre som får noe',
      text: [
        'Bare de som hjelper oss med å drive {site}, bare det nødvendige og etter avtale:',
        {
          list: [
            '**Betalingstjenesten** du ser i kassen. Kortopplysninger oppgir du der; vi får vite beløp, tidspunkt, resultat og, hvis du vil, en kode til neste kjøp.',
            'Tjenestene som leverer **e-post og SMS** fra oss, og datasenteret der serverne våre står.',
            '**Push-tjenesten til nettleseren din**, hvis du slår på varsler. Innholdet er kryptert.',
            '**En karttjeneste og en GIF-tjeneste** spør vi fra serveren vår: De får en rute på to kilometer eller et søkeord, aldri IP-adressen din.',
            '**Myndigheter**, når en lov plikter oss til det.',
          ],
        },
        'Vi selger ikke data, og annonsører får ikke vite noe om deg. Holder en tjeneste til utenfor EØS, gjelder en beslutning fra EU-kommisjonen eller en avtale med standardvilkårene dens.',
      ],
    },
    automatic: {
      title: 'Hva programmer avgjør',
      text: [
        'Vi sorterer forslag etter hva dere begge ser etter, etter avstand, aktivitet og felles interesser. Grenser for nye kontoer og for betalinger virker automatisk og opphører av seg selv. Det er mennesker som avgjør utestengelser.',
      ],
    },
    deletion: {
      title: 'Hva som skjer når du sletter',
      text: [
        'Du forsvinner med en gang fra søk, likes og chatter. I {restore_days} dager kan du logge inn og komme tilbake. Deretter sletter vi konto, profil, bilder, likes og meldinger, også hos de andre. Dette blir igjen: det skattereglene krever om kjøp, uten navnet ditt, mandatet for et trekk og hashverdien av mobilnummeret i inntil 14 måneder etter trekket, og hashverdien av et sperret bilde. I sikkerhetskopier forsvinner opplysningene når de overskrives.',
      ],
    },
    rights: {
      title: 'Rettighetene dine',
      text: [
        'Du har rett til innsyn, retting, sletting, begrensning og dataportabilitet, og du kan protestere mot all behandling som bygger på vår interesse i sikkerhet. Samtykker kan du når som helst trekke tilbake for fremtiden.',
        'Det meste er en knapp i [innstillingene](/settings): endre, trekke tilbake samtykke, be om en fil med alle dataene dine (sju dager til å laste den ned), slette kontoen. For alt annet holder det med en vanlig melding; vi svarer innen en måned. Du kan også klage til datatilsynsmyndigheten i landet ditt.',
      ],
    },
  },
  changes: { '2026-11-26': 'Nytt: hva vi lagrer ved direktebelastning, og hvor lenge.', '2023-12-01': 'Første versjon.' },
};
