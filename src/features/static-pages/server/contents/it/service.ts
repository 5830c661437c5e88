import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Aiuto e contatti',
  lead: 'Come contattarci e che cosa puoi risolvere subito per conto tuo.',
  short: {},
  sections: {
    reach: {
      title: 'Come contattarci',
      text: [
        {
          list: [
            'E-mail: [{email}](mailto:{email})',
            'Telefono: [{phone}](tel:{phone})',
            'Modulo con numero per chiedere aggiornamenti: [Invia un reclamo](/complaints)',
            'Posta: {company}, {address}',
          ],
        },
        'Scrivi possibilmente dall’indirizzo con cui accedi. Non chiediamo mai password o numeri di carta.',
      ],
    },
    yourself: {
      title: 'Che cosa puoi fare subito',
      text: [
        {
          list: [
            '[Reimposta la password](/reset-password)',
            '[Vedi gli acquisti e restituisci crediti](/transactions)',
            '[Modifica le notifiche](/notifications)',
            '[Porta con te i dati o elimina l’account](/settings)',
            '[Domande frequenti](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Se è urgente',
      text: [
        'Se sei in pericolo, chiama il 112. Se qualcuno ti chiede soldi o ti minaccia con delle immagini: non pagare, non cancellare nulla, segnala il messaggio e leggi la nostra pagina sulla [sicurezza](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
