import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Udelukkelse og klage',
  lead: 'Hvornår vi griber ind på {site}, hvad du får at vide, og hvordan du klager.',
  short: {
    flag: '**At indberette tager to tryk.** Ved hver profil, hvert billede og hver besked.',
    users: '**Mennesker afgør det.** Intet program udelukker en konto.',
    'envelope-simple': '**Du får grunden at vide.** Sammen med den regel, det handler om.',
    gavel: '**Det er gratis at klage.** Du har seks måneder, og en anden person ser på sagen.',
  },
  sections: {
    reasons: {
      title: 'Hvad vi udelukker for',
      text: [
        'Vi følger loven og [reglerne for fællesskabet](/pages/rules). Vi udelukker straks og permanent ved:',
        {
          list: [
            'mindreårige og alt, der fremstiller mindreårige seksuelt;',
            'svindel, anmodninger om penge, afpresning og falsk identitet;',
            'vold, trusler, stalking og menneskehandel;',
            'intime billeder af andre uden deres samtykke.',
          ],
        },
        'Ved chikane, fornærmelser, reklame eller uønskede billeder afhænger det af, hvor alvorligt det er, og om det gentager sig.',
      ],
    },
    steps: {
      title: 'Hvad vi kan gøre',
      text: [
        {
          list: [
            '**Fjerne indhold:** et billede, en tekst, en besked.',
            '**Advare:** med besked om, hvad der skal ændres.',
            '**Sætte på pause:** Kontoen er usynlig, indtil vi har undersøgt sagen. Den sender ingen notifikationer imens.',
            '**Udelukke:** Kontoen ophører, og en ny er ikke tilladt.',
          ],
        },
        'Vi vælger det mildeste middel, der hjælper, og ser på, hvad der er sket, hvor ofte og med hvilke følger. Sender en person gentagne gange åbenlyst grundløse indberetninger eller klager, kan vi efter en advarsel sætte dem til side i en periode.',
      ],
    },
    notice: {
      title: 'Hvad du får at vide',
      text: [
        'Den berørte får en e-mail: hvad vi har gjort, på grundlag af hvilke kendsgerninger og hvilken regel, om en indberetning var anledningen, og hvordan man klager over afgørelsen. Den, der har indberettet, forbliver anonym og finder vores afgørelse i [indstillingerne](/settings). Kun hvor en lov forbyder det, eller det ville bringe nogen i fare, tier vi.',
      ],
    },
    credits: {
      title: 'Hvad der sker med køb',
      text: [
        'Også en udelukket konto bevarer retten til at returnere ubrugte credits inden for {refund_days} dage efter købet; skriv til os om det. Når en udelukkelse er endelig, udbetaler vi også derefter købte credits, der ikke er brugt, på samme måde som de blev betalt. Har du skrevet til en profil, som vi fjerner på grund af svindel, får du automatisk credits for disse beskeder fra de seneste syv dage tilbage.',
      ],
    },
    appeal: {
      title: 'Klage over afgørelsen',
      text: [
        'Du kan klage over enhver afgørelse i seks måneder, også over at vi ikke følger op på en indberetning: med [klageformularen](/complaints), uden login, eller på [{email}](mailto:{email}). Skriv, hvad det handler om, og hvad vi har overset. Du får et nummer. Et menneske, der ikke har medvirket ved den første afgørelse, ser på sagen igen; som regel svarer vi inden for 14 dage.',
        'Fastholder vi afgørelsen, kan du gå til et certificeret organ for udenretslig tvistbilæggelse (artikel 21 i forordningen om digitale tjenester, DSA) eller anlægge sag.',
      ],
    },
    contacts: {
      title: 'Kontaktpunkter efter DSA',
      text: [
        'For medlemmer og alle andre (artikel 12) og for myndigheder (artikel 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Vi svarer på tysk og engelsk. Alle kan indberette ulovligt indhold, også uden konto: med [indberetningsformularen](/notice).',
      ],
    },
  },
  changes: { '2023-12-01': 'Første version.' },
};
