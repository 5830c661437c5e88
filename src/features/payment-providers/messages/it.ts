import type { Messages } from './de.ts';

export const messages = {
  method: {
    choose: 'Paga con',
    none: 'Al momento non c’è un metodo di pagamento per il tuo Paese. Scrivici a {email} e troveremo una soluzione.',
    names: { card: 'Carta', sepa_debit: 'Addebito diretto SEPA', bank_transfer: 'Bonifico' },
    inSentence: { card: 'carta', sepa_debit: 'addebito diretto SEPA', bank_transfer: 'bonifico', brand: '{brand}' },
    notes: {
      card: 'di debito o di credito',
      sepa_debit: 'con addebito sul conto',
      bank_transfer: '1 o 2\u00a0giorni lavorativi',
      apple_pay: 'sui dispositivi Apple',
      wallet: 'da confermare nell’app',
    },
  },
} satisfies Messages;
