import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Trygghet',
  lead: 'De flesta här vill väl. Så här känner du igen de andra.',
  short: {
    'shield-check': '**Vi kontrollerar ingens bakgrund.** Inga id-handlingar, inga belastningsregister. Var uppmärksam.',
    wallet: '**Aldrig pengar.** Inga lån, inga investeringar, inga presentkort, inga koder.',
    'chat-circle': '**Stanna här till en början.** Den som har bråttom till en annan meddelandeapp har ofta ett skäl.',
    'map-pin': '**Ses på en offentlig plats första gången.** Och berätta för någon var du är.',
  },
  sections: {
    checks: {
      title: 'Vad vi kontrollerar och vad vi inte kontrollerar',
      text: [
        'Andra ser nya bilder först när de är godkända. Vi följer upp anmälningar, bromsar nya konton och varnar dig för meddelanden som liknar bedrägeri. Vi kontrollerar inte id-handlingar, inte belastningsregister och inte om någon talar sanning.',
      ],
    },
    scam: {
      title: 'Kärlek som kostar pengar',
      text: [
        'Romansbedrägerier går nästan alltid till på samma sätt. Var försiktig om någon',
        {
          list: [
            'skriver om stor kärlek efter några få dagar;',
            'aldrig visar sig: inget samtal, ingen video, det kommer alltid något emellan;',
            'är utomlands, i det militära, på en oljeplattform eller på sjukhus;',
            'plötsligt behöver pengar: till resa, tull, läkare eller advokat;',
            'visar dig en säker investering, oftast i kryptovaluta;',
            'ber om en kod som du får via sms, eller om bilder på din id-handling.',
          ],
        },
        'Prata med någon du litar på innan du skickar något. Gör en omvänd bildsökning på nätet med en av personens bilder.',
      ],
    },
    money: {
      title: 'Om du redan har betalat',
      text: [
        'Du är inte dum och du är inte ensam. Ring din bank direkt; den kan ibland stoppa betalningar. Spara alla meddelanden, anmäl profilen här och gör en polisanmälan. Betala inte en gång till, inte heller till någon som lovar att få tillbaka pengarna.',
      ],
    },
    meeting: {
      title: 'Träffas tryggt',
      text: [
        {
          list: [
            'Ring eller ses på video först.',
            'Träffas där det finns folk, och ta dig dit och hem på egen hand.',
            'Berätta för någon vem du ska träffa, var och när du hör av dig.',
            'Håll koll på ditt glas och din väska.',
            'Gå när du vill. Du är inte skyldig någon en förklaring.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intima bilder och utpressning',
      text: [
        'Visa inte både ditt ansikte och ditt hem på bilder som du skickar. Om någon hotar att publicera bilder: betala inte, säkra bevis, blockera, anmäl och gör en polisanmälan. Dyker det upp en intim bild på dig hos oss, [anmäl den](/notice/images) eller skriv till [{email}](mailto:{email}); det tar vi hand om före allt annat.',
      ],
    },
    tools: {
      title: 'Det här kan du göra',
      text: [
        'Blockera: ni ser inte varandra någonstans längre. Anmäla: vid profilen, bilden eller meddelandet, och ingen får veta vem det kommer från. Dölja: i [inställningarna](/settings) bestämmer du om andra ser att du är online och om du syns i sökningen. Vad som är tillåtet står i [reglerna för gemenskapen](/pages/rules).',
        'Ring 112 om du är i fara.',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
