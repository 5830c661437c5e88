import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Privatlivspolitik',
  lead: 'Hvad {site} gemmer om dig, hvorfor, hvor længe, og hvem der ser det.',
  short: {
    'map-pin': '**Vi ved kun omtrent, hvor du er.** Vi gemmer et felt på omkring to kilometer, aldrig en adresse.',
    hand: '**Ingen fremmede i baggrunden.** Ingen reklamenetværk, ingen analysetjenester, ingen filer fra andre virksomheder.',
    'eye-slash': '**Vi spørger særskilt om det intime.** Seksualitet, religion og intime interesser vises kun, hvis du selv sætter kryds.',
    'download-simple': '**Tag det hele med dig.** Én fil med alt, hvad vi har om dig, i indstillingerne.',
    trash: '**Slettet betyder slettet.** Usynligt med det samme, væk efter {restore_days} dage. Kun regnskabsbilag skal vi gemme.',
  },
  sections: {
    controller: {
      title: 'Hvem der er ansvarlig',
      text: [
        'Dataansvarlig er {company}, {address}. Spørgsmål om databeskyttelse besvares af et menneske på [{email}](mailto:{email}); skriv ”Privatliv” i emnefeltet, så når du den rette person.',
      ],
    },
    data: {
      title: 'Hvad vi gemmer og hvorfor',
      text: [
        'For hver oplysning angiver vi formålet, retsgrundlaget efter databeskyttelsesforordningen (GDPR), og hvor længe den bliver.',
        {
          table: {
            head: ['Oplysning', 'Formål', 'Grundlag', 'Hvor længe'],
            rows: [
              [
                'E-mail, adgangskode',
                'At logge dig ind og skrive til dig. Adgangskoden kun som hashværdi (argon2id).',
                'aftale',
                'indtil sletning',
              ],
              ['Fødselsdato', 'At kontrollere, at du er {min_age}. Andre ser kun din alder.', 'aftale, lov', 'indtil sletning'],
              ['Navn, køn, profil, billeder', 'Så andre kan finde dig og skrive til dig.', 'aftale', 'indtil sletning'],
              [
                'Seksualitet, religion, intime interesser',
                'Kun til visning og søgning, hvis du samtykker.',
                'dit samtykke (art. 9)',
                'indtil du trækker det tilbage eller sletter',
              ],
              ['Placering', 'At vise afstande i trin.', 'aftale', 'kun det seneste felt'],
              [
                'Likes, beskeder, billeder, gaver',
                'At levere dem og vise dig dem igen.',
                'aftale',
                'indtil du eller den anden person sletter kontoen',
              ],
              [
                'Køb og credits',
                'At afregne, tilbagebetale og opdage svindel.',
                'aftale, lov',
                'bilag i op til 10 år, efter sletning uden dit navn',
              ],
              [
                'Direkte debitering: navn, IBAN, adresse, mandat',
                'At opkræve og tilbagebetale gennem vores bank og svare på bankens spørgsmål. Krypteret.',
                'aftale, lov',
                'til sletning, mindst 14 måneder efter debiteringen; filer til banken 30 dage',
              ],
              [
                'Mobilnummer til sms-koden',
                'At bekræfte debiteringen og forhindre misbrug. Efter koden kun som hashværdi, dit netværk altid.',
                'aftale, sikkerhed',
                'nummer og netværk højst 1 dag, nummerets hashværdi 14 måneder',
              ],
              [
                'Enheder, du er logget ind på',
                'At vise dig, hvor du er logget ind. Browser og tidspunkter, ingen IP-adresse.',
                'sikkerhed',
                '30 dage efter seneste login',
              ],
              ['Mislykkede loginforsøg', 'At holde uvedkommende ude. Netværk og adresse kun som hashværdi.', 'sikkerhed', '2 dage'],
              [
                'Login og andre sikkerhedshændelser: tidspunkt, type, netværk, adressens hashværdi',
                'At opdage og opklare angreb og misbrug.',
                'sikkerhed',
                'netværk højst 7 dage, resten 180 dage; når kontoen er slettet, uden forbindelse til dig',
              ],
              [
                'Hvor mange der opretter en konto',
                'At bremse maskiner, der opretter konti i massevis. Netværket kun som hashværdi.',
                'sikkerhed',
                '2 timer',
              ],
              ['Samtykker', 'At dokumentere, hvornår du har accepteret hvilken tekst.', 'lov', 'indtil sletning'],
              ['Annoncen, du kom fra', 'At tælle, hvilken annonce der virker.', 'dit samtykke', '30 dage'],
              ['Notifikationer', 'Så du ikke får det samme to gange.', 'aftale', '90 dage'],
              [
                'Indberetninger og klager',
                'At undersøge, afgøre og besvare dem.',
                'lov, sikkerhed',
                'klager indtil kontoen slettes; indberetninger bliver, så uden dit navn. Formularer uden konto, indtil vi sletter dem på din anmodning. Netværket 1 dag',
              ],
              [
                'Beviser i en sag: kopier af profil og billeder, den indberettede besked og tre før og efter den',
                'At se, hvad der er indberettet, også ved en klage over afgørelsen.',
                'lov, sikkerhed',
                'indtil 1 måned efter klagefristen på 6 måneder, efter den sidste klage eller, uden afgørelse, efter sagens afslutning, også hvis kontoen slettes forinden; derefter kun hashværdien af et indberettet billede',
              ],
              [
                'Afgørelser om indhold og konti',
                'At gennemføre og begrunde dem og gøre rede for dem.',
                'lov',
                'varigt; når kontoen er slettet, uden forbindelse til dig, uden fakta og vores egne ord',
              ],
              [
                'En sags forløb: vores medarbejderes skridt, noter og svar',
                'At dokumentere, hvad der er sket.',
                'lov, sikkerhed',
                'varigt; når kontoen er slettet, uden forbindelse til dig',
              ],
              [
                'Klager over afgørelser',
                'At en anden person ser på dem og svarer dig.',
                'lov',
                'indtil kontoen slettes; har du indberettet, bliver dine ord i sagen uden dit navn',
              ],
              [
                'Hvornår vores medarbejdere læser beskeder',
                'At dokumentere, hvem der har åbnet hvad og hvorfor. I indstillingerne ser du hvornår, hvor mange og hvorfor: straks eller, hvis du er indberettet, når sagen er afgjort. Kræver loven tavshed, mens en myndighed efterforsker, ser du det først bagefter.',
                'lov, sikkerhed',
                'din liste indtil kontoen slettes; medarbejdernes log med sagens nummer varigt',
              ],
              [
                'Hvornår vores medarbejdere ser skjulte oplysninger: e-mailadresse, fødselsdato, bankkonto',
                'At dokumentere, hvem der har set dem og hvorfor. I indstillingerne ser du hvornår, hvad og hvorfor. Kræver loven tavshed, mens en myndighed efterforsker, ser du det først bagefter.',
                'lov, sikkerhed',
                'din liste indtil kontoen slettes; medarbejdernes log varigt',
              ],
              [
                'Mails fra vores medarbejdere til dig; at en mail ikke nåede frem',
                'At hjælpe dig.',
                'aftale',
                'mails indtil kontoen slettes; det, der ikke nåede frem, 90 dage',
              ],
              [
                'Afviste billeder, fjernede beskeder',
                'At vise dem igen efter en klage. Andre medlemmer ser dem ikke.',
                'lov, sikkerhed',
                'indtil kontoen slettes, beskeder indtil en af de to konti slettes',
              ],
              [
                'Hashværdier af billeder, kort og IBAN efter en udelukkelse for svindel',
                'At forhindre, at de bruges igen.',
                'sikkerhed',
                'indtil vi ophæver udelukkelsen, også efter at kontoen er slettet',
              ],
              [
                'Sammenligning med mailudbydere, netværk, formuleringer og billeder, som vi har spærret på forhånd',
                'At standse svindel og reklame. Vi tæller kun træf; skal vores medarbejdere se på det, bliver det til en sag.',
                'sikkerhed',
                'det, vi afviser, gemmer vi ikke; en sag som ovenfor',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Seksualitet, religion og intime interesser',
      text: [
        'Disse oplysninger har særlig beskyttelse efter artikel 9 i GDPR. Derfor spørger vi særskilt om dem, krydset er aldrig sat på forhånd, og i [indstillingerne](/settings) ser du, hvornår du har accepteret hvilken tekst. Trækker du dit samtykke tilbage, kan ingen længere se oplysningen. Hvem du søger, kan sige noget om din seksualitet; vi bruger det kun til at vise dig personer, der passer til dig.',
      ],
    },
    place: {
      title: 'Din placering',
      text: [
        'Vi omregner din placering til et felt på omkring to kilometer og gemmer kun dette felt. Afstande måles fra feltets midte til feltets midte og vises i trin som ”under 5 km”. Andre kan ikke skelne dig fra dem, der er i samme felt.',
      ],
    },
    readers: {
      title: 'Hvem der ser hvad',
      text: [
        'Din profil kan ses af medlemmer af {site}. Personer uden konto ser højst en del af den, og kun hvis du slår ”Profil for besøgende” til. Du bestemmer i indstillingerne, om andre ser, at du er online, og om du vises i søgningen. Ingen medlemmer ser din e-mailadresse, din fødselsdato eller hvem du blokerer.',
        'Vi gemmer hvert billede på ny; optagelsessted og kameradata forsvinder. Et slettet billede er efter ti minutter også væk hos os, bortset fra en kopi, der er bevis i en sag. Spærrede billeder genkender vi på en hashværdi.',
        'Dine beskeder er til dig og den person, du skriver med. Et program advarer denne person om tegn på svindel og gemmer intet af det. Et andet afviser beskeder med spærrede formuleringer eller forelægger en af dem for modereringen. Bliver noget indberettet, ser modereringen en kopi af den profil, det billede eller den besked, der er indberettet, med de tre beskeder før og efter. Flere beskeder åbner den kun med en grund; hvornår, hvor mange og hvorfor, ser du i dine indstillinger.',
      ],
    },
    recipients: {
      title: 'Hvem der ellers modtager noget',
      text: [
        'Kun dem, der hjælper os med at drive {site}, kun det nødvendige og efter aftale:',
        {
          list: [
            '**Betalingstjenesten**, som du ser ved betalingen. Kortoplysninger indtaster du der; vi får beløb, tidspunkt, resultat og, hvis du ønsker det, en kode til næste køb.',
            'De tjenester, der leverer vores **e-mails og sms’er**, og datacentret, hvor vores servere står.',
            '**Din browsers push-tjeneste**, hvis du slår notifikationer til. Indholdet er krypteret.',
            '**En korttjeneste og en GIF-tjeneste** spørger vi fra vores server: De får et felt på to kilometer eller et søgeord, aldrig din IP-adresse.',
            '**Myndigheder**, når en lov forpligter os.',
          ],
        },
        'Vi sælger ikke data, og annoncører får intet at vide om dig. Har en tjeneste hjemsted uden for EU, gælder en afgørelse fra Europa-Kommissionen eller en kontrakt med dens standardbestemmelser.',
      ],
    },
    automatic: {
      title: 'Hvad programmer afgør',
      text: [
        'Vi sorterer forslag efter, hvad I begge søger, efter afstand, aktivitet og fælles interesser. Grænser for nye konti og for betalinger virker automatisk og ophører af sig selv. Et program afviser beskeder med spærrede formuleringer, spærrede billeder og tilmeldinger fra spærrede mailudbydere eller netværk. Mener du, at det er forkert, så klag med [klageformularen](/complaints); et menneske svarer. Hvad et program straks må skjule efter en indberetning, står under [Udelukkelse og klage](/pages/ban). Det er mennesker, der træffer afgørelse om udelukkelse.',
      ],
    },
    deletion: {
      title: 'Hvad der sker, når du sletter',
      text: [
        'Du forsvinder straks fra søgning, likes og chats. I {restore_days} dage kan du logge ind og komme tilbage. Derefter sletter vi konto, profil, billeder, likes og beskeder, også hos de andre. Tilbage bliver det, skattelovgivningen kræver om køb, uden dit navn, mandatet til en debitering og mobilnummerets hashværdi indtil 14 måneder efter debiteringen, og det, der efter tabellen ovenfor bliver af indberetninger, afgørelser og udelukkelser. Kræver en myndighed, at en konto bevares, sletter vi den og beviserne om den først, når det ophører. Sikkerhedskopier sletter vi efter {backup_days} dage, den nyeste dog først, når den næste er lavet; indtil da indeholder de stadig oplysningerne.',
      ],
    },
    rights: {
      title: 'Dine rettigheder',
      text: [
        'Du har ret til indsigt, berigtigelse, sletning, begrænsning og dataportabilitet, og du kan gøre indsigelse mod enhver behandling, der bygger på vores interesse i sikkerhed. Samtykker kan du altid trække tilbage med virkning for fremtiden.',
        'Det meste er en knap i [indstillingerne](/settings): ændre, trække samtykke tilbage, bestille en fil med alle dine data (syv dage til at hente den), slette kontoen. Til alt andet er en almindelig besked nok; vi svarer inden for en måned. Du kan også klage til databeskyttelsesmyndigheden i dit land.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Nyt: beviser, afgørelser, klager over dem, hvad vores medarbejdere ser, og hvornår du først får det at vide efter en efterforskning, afviste billeder, hvad vi spærrer på forhånd, og hvad vi gemmer om login og andre sikkerhedshændelser. Beviser gemmes længere, end der før stod her.',
    '2026-11-26': 'Nyt: hvad vi gemmer ved direkte debitering, og hvor længe.',
    '2023-12-01': 'Første version.',
  },
};
