import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Integritetspolicy',
  lead: 'Vad {site} sparar om dig, varför, hur länge och vem som ser det.',
  short: {
    'map-pin': '**Vi vet bara ungefär var du är.** Vi sparar en ruta på omkring två kilometer, aldrig en adress.',
    hand: '**Inga främlingar i bakgrunden.** Inga annonsnätverk, inga analystjänster, inga filer från andra företag.',
    'eye-slash': '**Vi frågar särskilt om det intima.** Sexualitet, religion och intima intressen visas bara om du själv kryssar i det.',
    'download-simple': '**Ta med dig allt.** En fil med allt vi har om dig, i inställningarna.',
    trash: '**Raderat betyder raderat.** Osynligt direkt, borta efter {restore_days} dagar. Bara bokföringsunderlag måste finnas kvar.',
  },
  sections: {
    controller: {
      title: 'Vem som är ansvarig',
      text: [
        'Personuppgiftsansvarig är {company}, {address}. En människa svarar på frågor om dataskydd på [{email}](mailto:{email}); skriv ”Integritet” i ämnesraden så når du rätt person.',
      ],
    },
    data: {
      title: 'Vad vi sparar och varför',
      text: [
        'För varje uppgift anger vi ändamålet, den rättsliga grunden enligt dataskyddsförordningen (GDPR) och hur länge den finns kvar.',
        {
          table: {
            head: ['Uppgift', 'Ändamål', 'Grund', 'Hur länge'],
            rows: [
              ['E-post, lösenord', 'Logga in dig och skriva till dig. Lösenordet bara som hashvärde (argon2id).', 'avtal', 'till radering'],
              ['Födelsedatum', 'Kontrollera att du är {min_age}. Andra ser bara din ålder.', 'avtal, lag', 'till radering'],
              ['Namn, kön, profil, bilder', 'För att andra ska kunna hitta dig och skriva till dig.', 'avtal', 'till radering'],
              [
                'Sexualitet, religion, intima intressen',
                'Bara för att visa och söka, om du samtycker.',
                'ditt samtycke (art. 9)',
                'tills du återkallar det eller till radering',
              ],
              ['Plats', 'Visa avstånd i steg.', 'avtal', 'bara den senaste rutan'],
              [
                'Likes, meddelanden, bilder, gåvor',
                'Leverera dem och visa dem för dig igen.',
                'avtal',
                'tills du eller den andra personen raderar kontot',
              ],
              [
                'Köp och krediter',
                'Avräkna, återbetala och upptäcka bedrägeri.',
                'avtal, lag',
                'underlag i upp till 10 år, efter radering utan ditt namn',
              ],
              [
                'Autogiro: namn, IBAN, adress, medgivande',
                'Dra och betala tillbaka genom vår bank, svara på bankens frågor. Krypterat.',
                'avtal, lag',
                'till radering, minst 14 månader efter dragningen; filer till banken 30 dagar',
              ],
              [
                'Mobilnummer för sms-koden',
                'Bekräfta dragningen och hindra missbruk. Efter koden bara som hashvärde, ditt nätverk alltid.',
                'avtal, säkerhet',
                'nummer och nätverk högst 1 dag, numrets hashvärde 14 månader',
              ],
              [
                'Enheter som du är inloggad på',
                'Visa var du är inloggad. Webbläsare och tider, ingen IP-adress.',
                'säkerhet',
                '30 dagar efter senaste inloggning',
              ],
              ['Misslyckade inloggningar', 'Hålla obehöriga ute. Nätverk och adress bara som hashvärde.', 'säkerhet', '2 dagar'],
              [
                'Inloggningar och andra säkerhetshändelser: tid, typ, nätverk, adressens hashvärde',
                'Upptäcka och utreda angrepp och missbruk.',
                'säkerhet',
                'nätverk högst 7 dagar, resten 180 dagar; när kontot har raderats, utan koppling till dig',
              ],
              [
                'Hur många som skapar konto',
                'Bromsa maskiner som skapar konton i mängd. Nätverket bara som hashvärde.',
                'säkerhet',
                '2 timmar',
              ],
              ['Samtycken', 'Visa när du godkände vilken text.', 'lag', 'till radering'],
              ['Annonsen du kom från', 'Räkna vilken annons som fungerar.', 'ditt samtycke', '30 dagar'],
              ['Aviseringar', 'För att inget ska nå dig två gånger.', 'avtal', '90 dagar'],
              [
                'Anmälningar och klagomål',
                'Granska, avgöra och besvara dem.',
                'lag, säkerhet',
                'klagomål tills kontot raderas; anmälningar finns kvar, då utan ditt namn. Formulär utan konto tills vi raderar dem på din begäran. Nätverket 1 dag',
              ],
              [
                'Bevis i ett ärende: kopior av profil och bilder, det anmälda meddelandet och tre före och efter det',
                'Se vad som har anmälts, även vid ett överklagande.',
                'lag, säkerhet',
                'till 1 månad efter tiden för överklagande på 6 månader, efter det sista överklagandet eller, utan beslut, efter att ärendet har avslutats, även om kontot raderas dessförinnan; därefter bara hashvärdet av en anmäld bild',
              ],
              [
                'Beslut om innehåll och konton',
                'Verkställa och motivera dem och redovisa dem.',
                'lag',
                'varaktigt; efter att kontot har raderats utan koppling till dig, utan omständigheterna och våra egna ord',
              ],
              [
                'Ett ärendes gång: våra medarbetares åtgärder, anteckningar och svar',
                'Visa vad som har gjorts.',
                'lag, säkerhet',
                'varaktigt; efter att kontot har raderats utan koppling till dig',
              ],
              [
                'Överklaganden',
                'Så att någon annan prövar dem och svarar dig.',
                'lag',
                'tills kontot raderas; om det var du som anmälde finns dina ord kvar i ärendet utan ditt namn',
              ],
              [
                'När våra medarbetare läser meddelanden',
                'Visa vem som har öppnat vad och varför. I inställningarna ser du när, hur många och varför: direkt eller, om du har blivit anmäld, när ärendet är avgjort. Kräver lagen tystnad medan en myndighet utreder ser du det först efteråt.',
                'lag, säkerhet',
                'din lista tills kontot raderas; medarbetarnas logg, med ärendets nummer, varaktigt',
              ],
              [
                'När våra medarbetare ser dolda uppgifter: e-postadress, födelsedatum, bankkonto',
                'Visa vem som har sett dem och varför. I inställningarna ser du när, vad och varför. Kräver lagen tystnad medan en myndighet utreder ser du det först efteråt.',
                'lag, säkerhet',
                'din lista tills kontot raderas; medarbetarnas logg varaktigt',
              ],
              [
                'Mejl från våra medarbetare till dig; att ett mejl inte kom fram',
                'Hjälpa dig.',
                'avtal',
                'mejl tills kontot raderas; det som inte kom fram, 90 dagar',
              ],
              [
                'Avvisade bilder, borttagna meddelanden',
                'Visa dem igen efter ett överklagande. Andra medlemmar ser dem inte.',
                'lag, säkerhet',
                'tills kontot raderas, meddelanden tills något av de två kontona raderas',
              ],
              [
                'Hashvärden av bilder, kort och IBAN efter en avstängning för bedrägeri',
                'Hindra att de används igen.',
                'säkerhet',
                'tills vi häver avstängningen, även efter att kontot har raderats',
              ],
              [
                'Jämförelse med e-postleverantörer, nätverk, formuleringar och bilder som vi har spärrat i förväg',
                'Stoppa bedrägerier och reklam. Vi räknar bara träffar; om våra medarbetare ska titta blir det ett ärende.',
                'säkerhet',
                'det vi avvisar sparar vi inte; ett ärende som ovan',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Sexualitet, religion och intima intressen',
      text: [
        'De här uppgifterna har särskilt skydd enligt artikel 9 i GDPR. Därför frågar vi särskilt om dem, rutan är aldrig ikryssad i förväg, och i [inställningarna](/settings) ser du när du godkände vilken text. Om du återkallar ditt samtycke kan ingen längre se uppgiften. Vem du söker kan säga något om din sexualitet; vi använder det bara för att visa dig personer som passar dig.',
      ],
    },
    place: {
      title: 'Din plats',
      text: [
        'Vi räknar om din plats till en ruta på omkring två kilometer och sparar bara den rutan. Avstånd räknas från mitten av en ruta till mitten av en annan och visas i steg som ”under 5 km”. Andra kan inte skilja dig från dem som är i samma ruta.',
      ],
    },
    readers: {
      title: 'Vem som ser vad',
      text: [
        'Din profil kan ses av medlemmar på {site}. De som inte har konto ser på sin höjd en del av den, och bara om du slår på ”Profil för besökare”. Du bestämmer i inställningarna om andra ser att du är online och om du syns i sökningen. Ingen medlem ser din e-postadress, ditt födelsedatum eller vem du blockerar.',
        'Vi sparar varje bild på nytt; var den är tagen och kamerauppgifter försvinner. En raderad bild är efter tio minuter borta även hos oss, utom en kopia som är bevis i ett ärende. Spärrade bilder känner vi igen på ett hashvärde.',
        'Dina meddelanden är till för dig och den du skriver med. Ett program varnar den personen för tecken på bedrägeri och sparar inget av det. Ett annat avvisar meddelanden med spärrade formuleringar eller lägger fram ett av dem för modereringen. Om något anmäls ser modereringen en kopia av den profil, den bild eller det meddelande som har anmälts, med de tre meddelandena före och efter. Fler meddelanden öppnar den bara med ett skäl; när, hur många och varför ser du i dina inställningar.',
      ],
    },
    recipients: {
      title: 'Vilka andra som får något',
      text: [
        'Bara de som hjälper oss att driva {site}, bara det nödvändiga och enligt avtal:',
        {
          list: [
            '**Betaltjänsten** som du ser i kassan. Kortuppgifter anger du där; vi får veta belopp, tid, resultat och, om du vill, en kod för nästa köp.',
            'De tjänster som levererar våra **mejl och sms** och datacentret där våra servrar står.',
            '**Din webbläsares push-tjänst**, om du slår på aviseringar. Innehållet är krypterat.',
            '**En karttjänst och en GIF-tjänst** frågar vi från vår server: de får en ruta på två kilometer eller ett sökord, aldrig din IP-adress.',
            '**Myndigheter**, när en lag kräver det av oss.',
          ],
        },
        'Vi säljer inga uppgifter, och annonsörer får inte veta något om dig. Om en tjänst finns utanför EU gäller ett beslut av Europeiska kommissionen eller ett avtal med kommissionens standardavtalsklausuler.',
      ],
    },
    automatic: {
      title: 'Vad program avgör',
      text: [
        'Vi ordnar förslag efter vad ni båda söker, efter avstånd, aktivitet och gemensamma intressen. Gränser för nya konton och för betalningar träder in automatiskt och upphör av sig själva. Ett program avvisar meddelanden med spärrade formuleringar, spärrade bilder och registreringar från spärrade e-postleverantörer eller nätverk. Tycker du att det är fel, lämna ett klagomål med [klagomålsformuläret](/complaints); en människa svarar. Vad ett program genast får dölja efter en anmälan står under [Avstängning och överklagande](/pages/ban). Beslut om avstängning fattas av människor.',
      ],
    },
    deletion: {
      title: 'Vad som händer när du raderar',
      text: [
        'Du försvinner direkt från sökning, likes och chattar. I {restore_days} dagar kan du logga in och komma tillbaka. Sedan raderar vi konto, profil, bilder, likes och meddelanden, även hos de andra. Det här finns kvar: det som skattelagstiftningen kräver om köp, utan ditt namn, medgivandet för en dragning och mobilnumrets hashvärde i upp till 14 månader efter dragningen, och det som enligt tabellen ovan finns kvar av anmälningar, beslut och avstängningar. Om en myndighet kräver att ett konto bevaras raderar vi det och bevisen om det först när det upphör. Säkerhetskopior raderar vi efter {backup_days} dagar, den senaste dock först när nästa har gjorts; fram till dess finns uppgifterna kvar i dem.',
      ],
    },
    rights: {
      title: 'Dina rättigheter',
      text: [
        'Du har rätt till tillgång, rättelse, radering, begränsning och dataportabilitet, och du kan invända mot all behandling som bygger på vårt intresse av säkerhet. Samtycken kan du när som helst återkalla för framtiden.',
        'Det mesta är en knapp i [inställningarna](/settings): ändra, återkalla samtycke, begära en fil med alla uppgifter (sju dagar att ladda ner den), radera kontot. För allt annat räcker ett vanligt meddelande; vi svarar inom en månad. Du kan också klaga hos dataskyddsmyndigheten i ditt land.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Nytt: bevis, beslut, överklaganden, vad våra medarbetare ser och när du på grund av en utredning får veta det först senare, avvisade bilder, vad vi spärrar i förväg och vad vi sparar om inloggningar och andra säkerhetshändelser. Bevis sparas längre än det stod här tidigare.',
    '2026-11-26': 'Nytt: vad vi sparar vid autogiro och hur länge.',
    '2023-12-01': 'Första versionen.',
  },
};
