import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Udelukkelse og klage',
  lead: 'Hvornår vi griber ind på {site}, hvad du får at vide, og hvordan du klager.',
  short: {
    flag: '**At indberette tager to tryk.** Ved hver profil, hvert billede og hver besked.',
    users: '**Mennesker afgør det.** Intet program udelukker nogen.',
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
            '**Begrænse eller skjule:** i en periode ingen nye samtaler, billeder eller beskeder, eller profilen kan ikke ses.',
            '**Lukke for en tid:** Kontoen er usynlig indtil en dag, som vi nævner. Den sender ingen notifikationer imens.',
            '**Udelukke:** Kontoen ophører, og en ny er ikke tilladt.',
          ],
        },
        'Vi vælger det mildeste middel, der hjælper, og ser på, hvad der er sket, hvor ofte og med hvilke følger. Den, der indberetter, får resultatet af hver indberetning, vi undersøger. Er det for anden gang inden for 30 dage, at vi ikke har fundet nogen overtrædelse, følger der en advarsel med. Kommer der efter advarslen endnu en sådan indberetning inden for de 30 dage, sætter vi medlemmets næste indberetninger til side i 30 dage: Vi gemmer dem og læser dem med, hvis der allerede er en åben sag om samme person, men alene udløser de ingen undersøgelse. Indberetninger om personer, der kan være under 18 år, og om seksuelt indhold undersøger vi altid. [Indberetningsformularen](/notice) er altid åben.',
        'Af det, der allerede kan ses, må et program kun skjule to ting: et billede efter en indberetning af et intimt billede og en profil, der måske tilhører en person under 18. Det sker straks og kun, indtil et menneske har undersøgt det. Også det får du at vide, og også det kan du klage over. Desuden afviser det, hvad vi har spærret på forhånd: beskeder med bestemte formuleringer, bestemte billeder og tilmeldinger fra bestemte mailudbydere eller netværk. Det ser du med det samme, og det koster ikke noget. Mener du, at det er forkert, så klag med [klageformularen](/complaints); et menneske svarer.',
      ],
    },
    notice: {
      title: 'Hvad du får at vide',
      text: [
        'Den berørte får en mail og en side for sig: hvad vi har gjort, på grundlag af hvilke fakta og hvilken regel, om en indberetning var anledningen, og hvordan man klager over afgørelsen. Den, der har indberettet, forbliver anonym, får resultatet på mail og finder det i [indstillingerne](/settings). Kun hvis en lov forbyder os at fortælle det, eller det ville bringe nogen i fare, siger vi ikke noget.',
        'Læser vores medarbejdere beskeder i dine samtaler for at undersøge noget, viser [indstillingerne](/settings) hvornår, hvor mange og hvorfor.',
      ],
    },
    credits: {
      title: 'Hvad der sker med køb',
      text: [
        'Også efter en udelukkelse har du ret til at returnere ubrugte credits inden for {refund_days} dage efter købet; skriv til os om det. Ved en permanent udelukkelse fryser vi købte credits, der ikke er brugt, og udbetaler dem 14 dage senere, eller så snart klagen er afgjort, på samme måde som de blev betalt. Får du medhold, er de tilbage. Den, der har fået beskeder fra en profil, som vi udelukker på grund af svindel, bliver advaret inden for en time. Alle credits, der er brugt på den profil, gives automatisk tilbage, uanset hvornår.',
      ],
    },
    appeal: {
      title: 'Klage over afgørelsen',
      text: [
        'Du kan klage over enhver afgørelse i seks måneder, også over at vi ikke følger op på en indberetning: på afgørelsens side, som vores mail fører til. Det kan du uden login, og efter en udelukkelse også via login med den rigtige adgangskode. Du kan også nå os med [klageformularen](/complaints) eller på [{email}](mailto:{email}). Skriv, hvad vi har overset. Et menneske, der ikke har medvirket ved den første afgørelse, ser på sagen igen og svarer dig skriftligt inden for 72 timer. Det koster ikke noget.',
        'Fastholder vi afgørelsen, kan du henvende dig til et certificeret organ for udenretslig tvistbilæggelse (artikel 21 i forordningen om digitale tjenester, DSA) eller anlægge sag.',
      ],
    },
    contacts: {
      title: 'Kontaktpunkter efter DSA',
      text: [
        'For medlemmer og alle andre (artikel 12) og for myndigheder (artikel 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Vi svarer på tysk og engelsk. Alle kan indberette ulovligt indhold, også uden konto: med [indberetningsformularen](/notice).',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nyt: hvad der sker med indberetninger, når flere var grundløse, og hvad et program afviser.',
    '2023-12-01': 'Første version.',
  },
};
