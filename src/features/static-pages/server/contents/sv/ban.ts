import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Avstängning och överklagande',
  lead: 'När vi ingriper på {site}, vad du får veta och hur du överklagar.',
  short: {
    flag: '**Att anmäla tar två tryck.** Vid varje profil, varje bild och varje meddelande.',
    users: '**Människor avgör.** Inget program stänger av ett konto.',
    'envelope-simple': '**Du får veta skälet.** Och vilken regel det gäller.',
    gavel: '**Det är gratis att överklaga.** Du har sex månader på dig, och någon annan prövar det.',
  },
  sections: {
    reasons: {
      title: 'Vad vi stänger av för',
      text: [
        'Vi utgår från lagen och [reglerna för gemenskapen](/pages/rules). Vi stänger av genast och för gott vid:',
        {
          list: [
            'minderåriga och allt som framställer minderåriga sexuellt;',
            'bedrägeri, att be om pengar, utpressning och falsk identitet;',
            'våld, hot, stalkning och människohandel;',
            'intima bilder på andra utan deras samtycke.',
          ],
        },
        'Vid trakasserier, förolämpningar, reklam eller oönskade bilder beror det på hur allvarligt det är och om det upprepas.',
      ],
    },
    steps: {
      title: 'Vad vi kan göra',
      text: [
        {
          list: [
            '**Ta bort innehåll:** en bild, en text, ett meddelande.',
            '**Varna:** med besked om vad som måste ändras.',
            '**Pausa:** kontot är osynligt tills vi har granskat det. Under tiden skickar det inga aviseringar.',
            '**Stänga av:** kontot upphör, och ett nytt är inte tillåtet.',
          ],
        },
        'Vi väljer den mildaste åtgärd som hjälper och ser på vad som har hänt, hur ofta och med vilka följder. Om någon upprepat skickar uppenbart ogrundade anmälningar eller klagomål kan vi efter en varning lägga dem åt sidan under en tid.',
      ],
    },
    notice: {
      title: 'Vad du får veta',
      text: [
        'Den som berörs får ett mejl: vad vi har gjort, utifrån vilka omständigheter och vilken regel, om en anmälan var anledningen och hur man överklagar. Den som har anmält förblir anonym och hittar vårt beslut i [inställningarna](/settings). Vi tiger bara om en lag förbjuder oss att berätta eller om det skulle utsätta någon för fara.',
      ],
    },
    credits: {
      title: 'Vad som händer med köp',
      text: [
        'Även ett avstängt konto behåller rätten att lämna tillbaka oanvända krediter inom {refund_days} dagar efter köpet; skriv till oss om det. När en avstängning är slutgiltig betalar vi även därefter ut köpta krediter som inte har använts, på samma sätt som de betalades. Om du har skrivit till en profil som vi tar bort på grund av bedrägeri får du automatiskt tillbaka krediterna för dessa meddelanden från de senaste sju dagarna.',
      ],
    },
    appeal: {
      title: 'Överklagande',
      text: [
        'Du kan överklaga varje beslut i sex månader, även att vi inte går vidare med en anmälan: med [klagomålsformuläret](/complaints), utan att logga in, eller på [{email}](mailto:{email}). Skriv vad det gäller och vad vi har förbisett. Du får ett nummer. En människa som inte deltog i det första beslutet prövar ärendet på nytt; oftast svarar vi inom 14 dagar.',
        'Om vi står fast vid beslutet kan du vända dig till ett certifierat organ för tvistlösning utanför domstol (artikel 21 i förordningen om digitala tjänster, DSA) eller till domstol.',
      ],
    },
    contacts: {
      title: 'Kontaktpunkter enligt DSA',
      text: [
        'För medlemmar och alla andra (artikel 12) och för myndigheter (artikel 11): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Vi svarar på tyska och engelska. Alla kan anmäla olagligt innehåll, även utan konto: med [anmälningsformuläret](/notice).',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
