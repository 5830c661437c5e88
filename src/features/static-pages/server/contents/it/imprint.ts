import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Note legali',
  lead: 'Chi gestisce {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Gestore',
      text: [
        {
          table: {
            head: ['Voce', 'Dato'],
            rows: [
              ['Impresa', '{company}'],
              ['Indirizzo', '{address}'],
              ['Legale rappresentante', '{representatives}'],
              ['Registro', '{register}'],
              ['Partita IVA', '{vat_numbers}'],
              ['Marchi', '{brands}'],
              ['E-mail', '[{email}](mailto:{email})'],
              ['Telefono', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Punti di contatto',
      text: [
        'Per le persone iscritte e per le autorità secondo gli articoli 11 e 12 del regolamento sui servizi digitali (DSA): [{email}](mailto:{email}), in tedesco e in inglese. Il modo più rapido di segnalare contenuti illegali è farlo dove li vedi, oppure con il [modulo di segnalazione](/notice).',
      ],
    },
    disputes: {
      title: 'Risoluzione delle controversie',
      text: [
        'Non partecipiamo a procedure davanti a organismi di risoluzione alternativa delle controversie dei consumatori. Per le decisioni su contenuti e account puoi rivolgerti a un organismo certificato secondo l’articolo 21 del DSA: [Esclusioni e ricorsi](/pages/ban).',
      ],
    },
    credits: {
      title: 'Immagini e icone',
      text: [
        'Le foto appartengono alle persone che le mostrano. Le icone sono di Phosphor Icons (licenza MIT), le GIF dei rispettivi fornitori.',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
