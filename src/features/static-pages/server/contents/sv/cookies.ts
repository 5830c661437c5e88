import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Cookies',
  lead: 'Vad {site} sparar i din webbläsare: lite, och bara från oss själva.',
  short: {
    'shield-check': '**Bara våra egna.** Inga cookies från annonsnätverk, analystjänster eller sociala nätverk.',
    clock: '**Alla tar slut.** Den längsta finns kvar i ett år.',
    trash: '**Du kan radera alla.** Då är du utloggad, och {site} har glömt ditt språk.',
  },
  sections: {
    list: {
      title: 'Dessa cookies sätter vi',
      text: [
        'En cookie är en liten fil som din webbläsare förvarar åt oss. Alla utom ”visit” är nödvändiga för något som du själv gör; därför frågar vi inte särskilt om dem. ”visit” finns bara om du säger ja.',
        {
          table: {
            head: ['Namn', 'Ändamål', 'När', 'Hur länge'],
            rows: [
              ['auth, __Host-auth', 'Håller dig inloggad.', 'när du loggar in', '30 dagar'],
              ['device', 'Känner igen din enhet, så att främlingar inte kan låsa ute dig med fel lösenord.', 'när du loggar in', '1 år'],
              ['browser', 'Känner igen din webbläsare när du loggar in med lösennyckel.', 'när du öppnar inloggningssidan', '1 timme'],
              ['second-step', 'Kommer ihåg under inloggningen att bara din kod saknas.', 'när du loggar in med kod', '10 minuter'],
              ['restore', 'Återställer ett raderat konto.', 'när du loggar in på ett raderat konto', '15 minuter'],
              ['locale', 'Kommer ihåg ditt språk.', 'när du väljer ett', '1 år'],
              ['country', 'Kommer ihåg ditt land, för priser och platser.', 'när du väljer ett', '1 år'],
              ['theme', 'Kommer ihåg ljust eller mörkt utseende.', 'när du väljer ett', '1 år'],
              ['hidden_alerts', 'Kommer ihåg vilka påminnelser du har stängt.', 'när du stänger en', '1 år'],
              ['can_push', 'Berättar för oss om din webbläsare kan visa aviseringar.', 'när du är inloggad', '1 år'],
              [
                'traffic_source',
                'Kommer ihåg att en annons ledde dig hit.',
                'när sajten bara låter sådana besökare gå med eller söka',
                'tills du stänger webbläsaren; 30 dagar om du säger ja',
              ],
              ['visit', 'Räknar vilken annons som ledde dig hit.', 'när du säger ja till det', '30 dagar'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Vad din webbläsare sparar i övrigt',
      text: [
        'I webbläsarens lagring, som bara den här enheten läser, finns:',
        {
          list: [
            'tills du stänger fliken: det du redan har fyllt i när du går med, ett påbörjat köp och likes från Swipe som inte har skickats än;',
            'tills de har skickats: meddelanden som väntar på nätet eller på krediter, och påbörjade texter;',
            'i en timme: platsen som din enhet har hittat, som en ruta på två kilometer;',
            'tills du raderar dem: dina svar på om du är myndig och om vi får notera annonsen; efter ett ja även i 30 dagar vilken annons du kom från;',
            'tills du raderar dem: stängda påminnelser, dina senaste emojier och filer från sajten som gör att den laddas snabbare och visar något även utan nät.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Vilken annons du kom från',
      text: [
        'Om en annons leder dig till oss står dess kod i adressen. Vi sparar den bara om du säger ja, i 30 dagar: som ett räknat besök utan ditt namn, och på ditt konto bara om du samtycker särskilt till det när du går med. Ditt ja till att räknas kan du återkalla här, det på kontot i [inställningarna](/settings); då raderar vi det direkt.',
      ],
    },
    control: {
      title: 'Vad du kan göra',
      text: [
        'Alla webbläsare kan visa, radera och blockera cookies. Utan ”auth” kan du inte logga in, resten gör det bara smidigare. Mer om dina uppgifter står i [integritetspolicyn](/pages/privacy); frågor besvarar {company} på [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
