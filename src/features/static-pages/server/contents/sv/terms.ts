import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Villkor',
  lead: 'De här villkoren gäller mellan dig och {company} för allt du gör på {site}.',
  short: {
    user: '**Bara för dig som har fyllt {min_age}, och bara som dig själv.** En människa, ett konto, inga falska uppgifter.',
    heart: '**Det är gratis att gå med, söka och gilla.** Bara meddelanden, bilder och gåvor kostar krediter.',
    coins: '**Betala en gång, ingen prenumeration.** Inget förnyas, och krediter slutar aldrig att gälla.',
    receipt: '**{refund_days} dagar att tänka över köpet.** Oanvända krediter får du tillbaka i pengar.',
    gavel: '**Den som stängs av får veta varför.** Och kan överklaga.',
    trash: '**Lämna oss i två steg.** I {restore_days} dagar kan du komma tillbaka, därefter sparar vi bara det som lagen kräver.',
  },
  sections: {
    parties: {
      title: 'Vem du ingår avtalet med',
      text: [
        'Din avtalspart är {company}, {address}, registreringsnummer {register}, momsregistreringsnummer {vat_numbers}. Du når oss på [{email}](mailto:{email}) och [{phone}](tel:{phone}).',
        'Avtalet ingås när du går med och i sista steget godkänner de här villkoren och vi skapar ditt konto. Du kan när som helst läsa, skriva ut och spara texten här. Avtalsspråket är det språk som du går med på.',
      ],
    },
    membership: {
      title: 'Vem som kan vara medlem',
      text: [
        'Du är minst {min_age} år, skapar kontot för dig själv och har bara ett konto. Namnet i din profil får vara ett smeknamn; ålder, kön och bilder måste stämma.',
        'Vi skickar en länk som du aktiverar ditt konto med. Innan dess kan ingen se dig, och vi sparar det du skriver utan kostnad. Håll ditt lösenord hemligt och meddela oss om någon annan använder ditt konto.',
      ],
    },
    service: {
      title: 'Vad du kan förvänta dig av {site}',
      text: [
        '{site} är en plats där vuxna hittar varandra och skriver till varandra. Vi utlovar varken svar, träffar eller en relation.',
        {
          real: 'Vi hittar inte på medlemmar, likes eller besök. Bakom varje profil finns en person som själv har gått med. Om personen talar sanning kan vi inte veta: vi kontrollerar varken id-handlingar eller belastningsregister. Läs mer på vår sida om [trygghet](/pages/safety).',
          declared:
            'På {site} finns fiktiva profiler. De är märkta som {fictional} på varje kort, i profilen och i chatten. De ger inga likes, besöker ingen, inleder inga konversationer och räknas inte med någonstans; du kan inte träffa dem. Alla andra profiler tillhör personer som själva har gått med. Vi kontrollerar varken id-handlingar eller belastningsregister. Läs mer på vår sida om [trygghet](/pages/safety).',
        },
        'Vi utvecklar {site} löpande och måste ibland stänga ner sajten en kort stund. Det du har betalat för påverkas inte av detta. Annonser är märkta ”Annons” och är inte medlemmar.',
      ],
    },
    credits: {
      title: 'Vad som är gratis och vad som kostar krediter',
      text: [
        'Det är gratis att gå med, söka, gilla, svepa, läsa och ha en profil. Meddelanden, bilder och gåvor som du skickar kostar krediter. Kostnaden visas i krediter och i pengar bredvid skicka-knappen och på sidan [Priser](/pricing).',
        'Utan köp kan du inleda två konversationer. Varje köp gör dig till Premium-medlem: utan denna gräns och med alla bilder. Under de första 48 timmarna kan nya konton inleda färre konversationer och inte skicka länkar; det skyddar alla mot bedrägeri.',
        'Gratis krediter används först. Krediter slutar inte att gälla så länge ditt konto finns och kan inte överlåtas. I inställningarna kan du sätta en månadsgräns för dig själv.',
        'Du betalar bara för det som kommer fram. Krediterna för ett meddelande får du automatiskt tillbaka om vi tar bort profilen på grund av bedrägeri, om kontot raderas innan meddelandet har lästs eller besvarats (då efter {restore_days} dagar, eftersom kontot kan komma tillbaka så länge) eller om det inte aktiveras inom en vecka.',
      ],
    },
    purchase: {
      title: 'Hur du köper',
      text: [
        'Du väljer ett paket, ser hela priset inklusive moms och beställer med knappen ”Beställning med betalningsskyldighet”. Därmed lämnar du ett bindande anbud; vi antar det genom att lägga till krediterna. Fram till att du trycker på knappen kan du ändra eller avbryta allt.',
        'Det finns ingen prenumeration. Ett sparat betalsätt belastar vi bara när du själv beställer igen. En rabattkod gäller för en beställning.',
        'Om banken återkallar en betalning tar vi tillbaka krediterna från det köpet. Det som redan är använt är du fortfarande skyldig; tills det är utrett kan du varken köpa något eller använda krediter, inte heller sådana som du har fått eller som kommer från andra köp.',
        {
          timed:
            'Tidsbegränsat Premium börjar med köpet och upphör automatiskt efter de dagar du har betalat för. Inget förnyas och du behöver inte säga upp något. Vill du göra det ändå: [Säg upp avtal här](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Ångerrätt och retur',
      text: [
        'Du kan ångra varje köp inom {refund_days} dagar och få tillbaka oanvända krediter till det pris som du har betalat. Hur det går till står under [Retur och återbetalning](/pages/return-policy). Dina lagstadgade rättigheter vid fel gäller vid sidan av detta.',
      ],
    },
    content: {
      title: 'Dina texter och bilder',
      text: [
        'Det du skriver och laddar upp är ditt. Du ger oss tillåtelse att spara det på {site}, anpassa det tekniskt och visa det för dem det är avsett för, och inget annat. Tillåtelsen upphör när du raderar det.',
        'Ladda bara upp det som du får visa. För bilder på andra personer behöver du deras samtycke.',
      ],
    },
    conduct: {
      title: 'Regler och vad som händer vid överträdelser',
      text: [
        '[Reglerna för gemenskapen](/pages/rules) gäller. Förbjudet är framför allt bedrägeri, att be om pengar, trakasserier, hat, allt med minderåriga, betalt sex, reklam och automatiserad användning.',
        'Ett program känner igen tecken på bedrägeri och varnar den som får meddelandet. Meddelanden med formuleringar och bilder som vi har spärrat avvisar det innan de skickas; det ser du direkt, och det kostar ingenting. Det avvisar också registreringar från spärrade e-postleverantörer eller nätverk. Tycker du att det är fel, lämna ett klagomål med [klagomålsformuläret](/complaints); en människa svarar. Beslut om innehåll och konton som redan finns fattas av människor. Beroende på hur allvarligt det är tar vi bort innehåll, varnar eller stänger av, och vi anger skälet. Allt annat, även hur du överklagar och vad ett program får dölja fram till beslutet, står under [Avstängning och överklagande](/pages/ban).',
      ],
    },
    ending: {
      title: 'Hur avtalet upphör',
      text: [
        'Du kan när som helst lämna oss utan uppsägningstid: i [inställningarna](/settings) under ”Radera konto” eller med ett meddelande till oss. Din profil blir genast osynlig, och efter {restore_days} dagar är kontot slutgiltigt raderat. Då betalar vi ut köpta krediter som du inte har använt, på samma sätt som du betalade; krediter som du har fått upphör med kontot.',
        'Vi kan säga upp avtalet med 14 dagars varsel och betalar då ut köpta krediter som du inte har använt. Båda parter har fortfarande rätt att häva avtalet omedelbart vid väsentligt avtalsbrott.',
      ],
    },
    liability: {
      title: 'Ansvar',
      text: [
        'Vi ansvarar utan begränsning vid uppsåt och grov vårdslöshet, vid skada på liv, kropp och hälsa och där tvingande lag kräver det. Om vi av oaktsamhet som inte är grov bryter mot en skyldighet som du har rätt att lita på, ansvarar vi för typisk, förutsebar skada. I övrigt ansvarar vi inte för sådan oaktsamhet.',
        'Medlemmar ansvarar själva för det de skriver, visar och gör när de träffas.',
      ],
    },
    updates: {
      title: 'Ändringar av villkoren',
      text: [
        'Om vi ändrar villkoren till din nackdel skriver vi till dig minst 30 dagar i förväg om vad som ändras och varför, och ber om ditt samtycke. Utan det fortsätter den gamla texten att gälla; båda parter kan då säga upp avtalet. Rena förtydliganden och förbättringar gäller så snart de står här.',
      ],
    },
    law: {
      title: 'Lag och tvister',
      text: [
        'Lagen i det land där {company} har sitt säte gäller. Du behåller det skydd som tvingande regler där du bor ger dig, och du kan också väcka talan där.',
        'Skriv till oss först: med [klagomålsformuläret](/complaints) får du ett nummer och ett svar från en människa. Vi deltar inte i förfaranden vid konsumenttvistnämnder. Om en del av villkoren är ogiltig fortsätter resten att gälla.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nytt: ett program avvisar det vi har spärrat i förväg, och var du klagar på det.',
    '2023-12-01': 'Första versionen.',
  },
};
