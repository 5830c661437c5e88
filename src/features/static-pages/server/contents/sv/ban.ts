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
            '**Begränsa eller dölja:** inga nya konversationer, bilder eller meddelanden en tid, eller så syns inte profilen.',
            '**Stänga en tid:** kontot är osynligt till en dag som vi anger. Under tiden skickar det inga aviseringar.',
            '**Stänga av:** kontot upphör, och ett nytt är inte tillåtet.',
          ],
        },
        'Vi väljer den mildaste åtgärd som hjälper och ser på vad som har hänt, hur ofta och med vilka följder. Den som anmäler får resultatet av varje anmälan som vi granskar. Om det för andra gången inom 30 dagar blir att vi inte har funnit någon överträdelse följer en varning med. Om det efter varningen kommer ännu en sådan anmälan inom de 30 dagarna lägger vi medlemmens följande anmälningar åt sidan i 30 dagar: vi sparar dem och läser dem om det redan finns ett öppet ärende om samma person, men ensamma startar de ingen granskning. Anmälningar om personer som kan vara under 18 år och om sexuellt innehåll granskar vi alltid. [Anmälningsformuläret](/notice) är alltid öppet.',
        'Av det som redan syns får ett program bara dölja två saker: en bild efter en anmälan om en intim bild och en profil som kanske tillhör någon under 18. Det sker genast och bara tills en människa har granskat det. Även det får du veta, och även det kan du överklaga. Dessutom avvisar det som vi har spärrat i förväg: meddelanden med vissa formuleringar, vissa bilder och registreringar från vissa e-postleverantörer eller nätverk. Det ser du direkt, och det kostar ingenting. Tycker du att det är fel, lämna ett klagomål med [klagomålsformuläret](/complaints); en människa svarar.',
      ],
    },
    notice: {
      title: 'Vad du får veta',
      text: [
        'Den som berörs får ett mejl och en egen sida: vad vi har gjort, utifrån vilka omständigheter och vilken regel, om en anmälan var anledningen och hur man överklagar. Den som har anmält förblir anonym, får resultatet via mejl och hittar det i [inställningarna](/settings). Vi tiger bara om en lag förbjuder oss att berätta eller om det skulle utsätta någon för fara.',
        'Om våra medarbetare läser meddelanden i dina konversationer för en granskning visar [inställningarna](/settings) när, hur många och varför.',
      ],
    },
    credits: {
      title: 'Vad som händer med köp',
      text: [
        'Även efter en avstängning har du rätt att lämna tillbaka oanvända krediter inom {refund_days} dagar efter köpet; skriv till oss om det. Vid en permanent avstängning fryser vi köpta krediter som inte har använts och betalar ut dem 14 dagar senare, eller så snart överklagandet är avgjort, på samma sätt som de betalades. Om överklagandet bifalls är de tillbaka. Den som har fått meddelanden från en profil som vi stänger av på grund av bedrägeri varnas inom en timme. Alla krediter som har använts till den profilen återlämnas automatiskt, oavsett när.',
      ],
    },
    appeal: {
      title: 'Överklagande',
      text: [
        'Du kan överklaga varje beslut i sex månader, även att vi inte går vidare med en anmälan: på beslutets sida, dit vårt mejl leder. Det går utan att logga in, och efter en avstängning även via inloggningen med rätt lösenord. Du når oss också med [klagomålsformuläret](/complaints) eller på [{email}](mailto:{email}). Skriv vad vi har förbisett. En människa som inte deltog i det första beslutet prövar ärendet på nytt och svarar dig skriftligt inom 72 timmar. Det kostar ingenting.',
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
  changes: {
    '2026-11-27': 'Nytt: vad som händer med anmälningar när flera var ogrundade, och vad ett program avvisar.',
    '2023-12-01': 'Första versionen.',
  },
};
