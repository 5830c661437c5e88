import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Hjälp och kontakt',
  lead: 'Här ser du hur du når oss och vad du kan ordna själv direkt.',
  short: {},
  sections: {
    reach: {
      title: 'Så här når du oss',
      text: [
        {
          list: [
            'E-post: [{email}](mailto:{email})',
            'Telefon: [{phone}](tel:{phone})',
            'Formulär med ärendenummer: [Lämna ett klagomål](/complaints)',
            'Post: {company}, {address}',
          ],
        },
        'Skriv helst från den adress som du loggar in med. Vi frågar aldrig efter lösenord eller kortnummer.',
      ],
    },
    yourself: {
      title: 'Vad du kan göra själv direkt',
      text: [
        {
          list: [
            '[Återställ lösenord](/reset-password)',
            '[Se köp och lämna tillbaka krediter](/transactions)',
            '[Ändra aviseringar](/notifications)',
            '[Ta med dig dina uppgifter eller radera kontot](/settings)',
            '[Vanliga frågor](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Om det är bråttom',
      text: [
        'Är du i fara, ring 112. Kräver någon dig på pengar eller hotar med bilder: betala inte, radera inget, anmäl meddelandet och läs vår sida om [trygghet](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
