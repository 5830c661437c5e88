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
                'Innlogginger og andre sikkerhetshendelser: tidspunkt, type, nettverk, hashverdi av adressen',
                'Oppdage og oppklare angrep og misbruk.',
                'sikkerhet',
                'nettverk høyst 7 dager, resten 180 dager; etter at kontoen er slettet, uten kobling til deg',
              ],
              [
                'Hvor mange som oppretter konto',
                'Bremse maskiner som oppretter kontoer i store mengder. Nettverket bare som hashverdi.',
                'sikkerhet',
                '2 timer',
              ],
              ['Samtykker', 'Dokumentere når du godtok hvilken tekst.', 'lov', 'til sletting'],
              ['Annonsen du kom fra', 'Telle hvilken annonse som virker.', 'samtykket ditt', '30 dager'],
              ['Varsler', 'Slik at du ikke får noe to ganger.', 'avtale', '90 dager'],
              [
                'Rapporter og klager',
                'Undersøke, avgjøre og besvare dem.',
                'lov, sikkerhet',
                'klager til kontoen slettes; rapporter blir, da uten navnet ditt. Skjemaer uten konto til vi sletter dem når du ber om det. Nettverket 1 dag',
              ],
              [
                'Bevis i en sak: kopier av profil og bilder, den rapporterte meldingen og tre før og etter den',
                'Se hva som er rapportert, også ved en klage på avgjørelsen.',
                'lov, sikkerhet',
                'til 1 måned etter klagefristen på 6 måneder, etter den siste klagen eller, uten avgjørelse, etter at saken er slutt, også om kontoen slettes før; deretter bare hashverdien av et rapportert bilde',
              ],
              [
                'Avgjørelser om innhold og kontoer',
                'Gjennomføre og begrunne dem og gjøre rede for dem.',
                'lov',
                'varig; når kontoen er slettet, uten kobling til deg, uten fakta og våre egne ord',
              ],
              [
                'Gangen i en sak: hva medarbeiderne våre har gjort, notert og svart',
                'Dokumentere hva som har skjedd.',
                'lov, sikkerhet',
                'varig; når kontoen er slettet, uten kobling til deg',
              ],
              [
                'Klager på avgjørelser',
                'At noen andre ser på dem og svarer deg.',
                'lov',
                'til kontoen slettes; hvis det var du som rapporterte, blir ordene dine i saken uten navnet ditt',
              ],
              [
                'Når medarbeiderne våre leser meldinger',
                'Dokumentere hvem som har åpnet hva og hvorfor. I innstillingene ser du når, hvor mange og hvorfor: straks eller, hvis du er rapportert, når saken er avgjort. Krever loven taushet mens en myndighet etterforsker, ser du det først etterpå.',
                'lov, sikkerhet',
                'listen din til kontoen slettes; loggen til medarbeiderne, med saksnummeret, varig',
              ],
              [
                'Når medarbeiderne våre ser skjulte opplysninger: e-postadresse, fødselsdato, bankkonto',
                'Dokumentere hvem som har sett dem og hvorfor. I innstillingene ser du når, hva og hvorfor. Krever loven taushet mens en myndighet etterforsker, ser du det først etterpå.',
                'lov, sikkerhet',
                'listen din til kontoen slettes; loggen til medarbeiderne varig',
              ],
              [
                'E-poster fra medarbeiderne våre til deg; at en e-post ikke kom fram',
                'Hjelpe deg.',
                'avtale',
                'e-poster til kontoen slettes; det som ikke kom fram, 90 dager',
              ],
              [
                'Avviste bilder, fjernede meldinger',
                'Vise dem igjen etter en klage. Andre medlemmer ser dem ikke.',
                'lov, sikkerhet',
                'til kontoen slettes, meldinger til en av de to kontoene slettes',
              ],
              [
                'Hashverdier av bilder, kort og IBAN etter en utestengelse for svindel',
                'Hindre at de brukes igjen.',
                'sikkerhet',
                'til vi opphever utestengelsen, også etter at kontoen er slettet',
              ],
              [
                'Sammenligning med e-postleverandører, nettverk, formuleringer og bilder som vi har sperret på forhånd',
                'Stoppe svindel og reklame. Vi teller bare treff; skal medarbeiderne våre se på det, blir det en sak.',
                'sikkerhet',
                'det vi avviser, lagrer vi ikke; en sak som ovenfor',
              ],
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
        'Profilen din kan ses av medlemmer av {site}. Folk uten konto ser høyst en del av den, og bare hvis du slår på «Profil for besøkende». Du bestemmer i innstillingene om andre ser at du er online, og om du vises i søket. Ingen medlemmer ser e-postadressen din, fødselsdatoen din eller hvem du blokkerer.',
        'Vi lagrer hvert bilde på nytt; opptakssted og kameradata faller bort. Et slettet bilde er etter ti minutter borte også hos oss, bortsett fra en kopi som er bevis i en sak. Sperrede bilder kjenner vi igjen på en hashverdi.',
        'Meldingene dine er for deg og personen du skriver med. Et program advarer denne personen om tegn på svindel og tar ikke vare på noe av det. Et annet avviser meldinger med sperrede formuleringer eller legger en av dem fram for modereringen. Blir noe rapportert, ser modereringen en kopi av profilen, bildet eller meldingen som er rapportert, med de tre meldingene før og etter. Flere meldinger åpner den bare med en grunn; når, hvor mange og hvorfor ser du i innstillingene dine.',
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
        'Vi sorterer forslag etter hva dere begge ser etter, etter avstand, aktivitet og felles interesser. Grenser for nye kontoer og for betalinger virker automatisk og opphører av seg selv. Et program avviser meldinger med sperrede formuleringer, sperrede bilder og registreringer fra sperrede e-postleverandører eller nettverk. Mener du at det er feil, klag med [klageskjemaet](/complaints); et menneske svarer. Hva et program straks kan skjule etter en rapport, står under [Utestengelse og klage](/pages/ban). Det er mennesker som avgjør utestengelser.',
      ],
    },
    deletion: {
      title: 'Hva som skjer når du sletter',
      text: [
        'Du forsvinner med en gang fra søk, likes og chatter. I {restore_days} dager kan du logge inn og komme tilbake. Deretter sletter vi konto, profil, bilder, likes og meldinger, også hos de andre. Dette blir igjen: det skattereglene krever om kjøp, uten navnet ditt, mandatet for et trekk og hashverdien av mobilnummeret i inntil 14 måneder etter trekket, og det som etter tabellen ovenfor blir igjen av rapporter, avgjørelser og utestengelser. Krever en myndighet at en konto bevares, sletter vi den og bevisene om den først når det opphører. Sikkerhetskopier sletter vi etter {backup_days} dager, den nyeste likevel først når den neste er laget; fram til da inneholder de fortsatt opplysningene.',
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
  changes: {
    '2026-11-27':
      'Nytt: bevis, avgjørelser, klager på dem, hva medarbeiderne våre ser og når du på grunn av en etterforskning først får vite det senere, avviste bilder, hva vi sperrer på forhånd og hva vi lagrer om innlogginger og andre sikkerhetshendelser. Bevis lagres lenger enn det sto her før.',
    '2026-11-26': 'Nytt: hva vi lagrer ved direktebelastning, og hvor lenge.',
    '2023-12-01': 'Første versjon.',
  },
};
