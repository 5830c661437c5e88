import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Informasjonskapsler',
  lead: 'Hva {site} lagrer i nettleseren din: lite, og bare fra oss selv.',
  short: {
    'shield-check': '**Bare våre egne.** Ingen informasjonskapsler fra annonsenettverk, analysetjenester eller sosiale nettverk.',
    clock: '**Alle tar slutt.** Den lengste varer i ett år.',
    trash: '**Du kan slette alle.** Da er du logget ut, og {site} har glemt språket ditt.',
  },
  sections: {
    list: {
      title: 'Disse informasjonskapslene setter vi',
      text: [
        'En informasjonskapsel er en liten fil som nettleseren din tar vare på for oss. Alle unntatt «visit» er nødvendige for noe du selv gjør; derfor spør vi ikke særskilt om dem. «visit» finnes bare hvis du sier ja.',
        {
          table: {
            head: ['Navn', 'Formål', 'Når', 'Hvor lenge'],
            rows: [
              ['auth, __Host-auth', 'Holder deg innlogget.', 'når du logger inn', '30 dager'],
              [
                'device',
                'Kjenner igjen enheten din, slik at fremmede ikke kan stenge deg ute med feil passord.',
                'når du logger inn',
                '1 år',
              ],
              ['browser', 'Gjenkjenner nettleseren din når du logger inn med passnøkkel.', 'når du åpner innloggingssiden', '1 time'],
              ['second-step', 'Husker under innloggingen at bare koden din mangler.', 'når du logger inn med kode', '10 minutter'],
              ['restore', 'Gjenoppretter en slettet konto.', 'når du logger inn på en slettet konto', '15 minutter'],
              ['locale', 'Husker språket ditt.', 'når du velger et', '1 år'],
              ['country', 'Husker landet ditt, for priser og steder.', 'når du velger et', '1 år'],
              ['theme', 'Husker lyst eller mørkt utseende.', 'når du velger et', '1 år'],
              ['hidden_alerts', 'Husker hvilke påminnelser du har lukket.', 'når du lukker en', '1 år'],
              ['can_push', 'Forteller oss om nettleseren din kan vise varsler.', 'når du er logget inn', '1 år'],
              [
                'traffic_source',
                'Husker at en annonse førte deg hit.',
                'når nettstedet bare lar slike besøkende bli med eller søke',
                'til du lukker nettleseren; 30 dager med ditt ja',
              ],
              ['visit', 'Teller hvilken annonse som førte deg hit.', 'når du sier ja til det', '30 dager'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Hva nettleseren din ellers tar vare på',
      text: [
        'I lageret til nettleseren din, som bare denne enheten leser, ligger:',
        {
          list: [
            'til du lukker fanen: det du allerede har skrevet inn når du blir med, et påbegynt kjøp og likes fra Swipe som ikke er sendt ennå;',
            'til de er sendt: meldinger som venter på nett eller på kreditter, og påbegynte tekster;',
            'i en time: stedet enheten din har funnet, som en rute på to kilometer;',
            'til du sletter dem: svarene dine på om du er myndig, og om vi får notere annonsen; etter et ja også i 30 dager hvilken annonse du kom fra;',
            'til du sletter dem: lukkede påminnelser, de siste emojiene dine og filer fra nettstedet, slik at det lastes raskere og viser noe også uten nett.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Hvilken annonse du kom fra',
      text: [
        'Fører en annonse deg til oss, står koden dens i adressen. Vi lagrer den bare hvis du sier ja, i 30 dager: som et talt besøk uten navnet ditt, og på kontoen din bare hvis du samtykker særskilt når du blir med. Samtykket til telling kan du trekke tilbake her, det for kontoen i [innstillingene](/settings); da sletter vi det med en gang.',
      ],
    },
    control: {
      title: 'Hva du kan gjøre',
      text: [
        'Alle nettlesere kan vise, slette og blokkere informasjonskapsler. Uten «auth» kan du ikke logge inn, alt annet er for å gjøre det enklere. Mer om dataene dine står i [personvernerklæringen](/pages/privacy); {company} svarer på spørsmål på [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Første versjon.' },
};
