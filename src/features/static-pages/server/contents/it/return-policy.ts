import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Resi e rimborsi',
  lead: 'Come riavere il tuo denaro se cambi idea.',
  short: {
    clock: '**{refund_days}\u00a0giorni di tempo.** Senza dover dare spiegazioni, dal giorno della conclusione del contratto.',
    wallet: '**Denaro, non buoni.** Con lo stesso mezzo con cui hai pagato.',
    coins: '**Per tutto ciò che è rimasto.** I crediti usati sono pagati, quelli non usati li rimborsiamo al prezzo pagato.',
    receipt: '**Prima vedi il conto.** Preciso al centesimo, prima di confermare.',
  },
  sections: {
    how: {
      title: 'Come si fa',
      text: [
        'Apri l’acquisto in [Acquisti](/transactions). Finché il termine è in corso e ci sono ancora crediti, trovi lì «Restituisci crediti» con l’importo. Conferma, e lo rimborsiamo. Senza accedere basta un messaggio all’indirizzo [{email}](mailto:{email}) o la pagina [Recedere da un acquisto](/withdrawal).',
      ],
    },
    amount: {
      title: 'Quanto ricevi',
      text: [
        'Per ogni acquisto resta registrato quanto è costato un credito, sconto compreso. Rimborsiamo a quel prezzo i crediti non usati di quell’acquisto. I crediti in regalo si usano per primi quando scrivi e non vengono rimborsati. Se era il tuo unico acquisto, finisce anche Premium; potrai ancora leggere le tue conversazioni.',
        {
          timed:
            'Per il Premium a tempo ti rimborsiamo i giorni non ancora iniziati, al prezzo pagato. Il giorno dell’acquisto non costa nulla. Dopo, questo Premium finisce subito.',
        },
      ],
    },
    law: {
      title: 'Informazioni sul diritto di recesso',
      text: [
        '**Diritto di recesso.** Hai il diritto di recedere dal contratto, senza indicarne le ragioni, entro {refund_days}\u00a0giorni. Il periodo di recesso scade dopo {refund_days}\u00a0giorni dal giorno della conclusione del contratto.',
        'Per esercitare il diritto di recesso devi informarci ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) della tua decisione tramite una dichiarazione esplicita, per esempio un’e-mail. A tal fine puoi utilizzare il modulo tipo qui sotto, ma non è obbligatorio. Per rispettare il termine è sufficiente che tu invii la comunicazione prima della scadenza del periodo di recesso.',
        'Puoi esercitare il tuo diritto di recesso anche online alla pagina [Recedere da un acquisto](/withdrawal). Se utilizzi questa funzione online, ti trasmetteremo senza indebito ritardo su un supporto durevole (per esempio via e-mail) una conferma di ricevimento del recesso, con il suo contenuto e la data e l’ora della sua trasmissione.',
        '**Effetti del recesso.** Se recedi dal contratto, ti rimborsiamo tutti i pagamenti ricevuti da te senza indebito ritardo e in ogni caso non oltre 14\u00a0giorni dal giorno in cui siamo informati della tua decisione di recedere, con lo stesso mezzo di pagamento e senza alcun costo per te.',
        'Se hai chiesto che i crediti fossero disponibili già durante il periodo di recesso, devi pagare un importo proporzionale a quanto fornito fino al recesso: i crediti usati, al prezzo di quell’acquisto.',
        {
          timed:
            'Se hai chiesto che il Premium a tempo cominciasse già durante il periodo di recesso, paghi i giorni iniziati fino al recesso, al prezzo di questo acquisto.',
        },
      ],
    },
    form: {
      title: 'Modulo tipo di recesso',
      text: [
        'Destinatario: {company}, {address}, {email}. Con la presente notifico il recesso dal mio contratto di acquisto di crediti su {site}.',
        {
          list: [
            'Ordinato il e numero dell’ordine:',
            'Nome e indirizzo e-mail dell’account:',
            'Indirizzo (facoltativo):',
            'Data e, solo in versione cartacea, firma:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Ciò che non arriva non costa nulla',
      text: [
        'Indipendentemente dal recesso, i crediti ti tornano automaticamente se rimuoviamo il profilo per truffa, se l’account viene eliminato prima che il tuo messaggio sia letto o riceva una risposta (in tal caso dopo {restore_days}\u00a0giorni) o se non viene attivato per una settimana. Ogni movimento con il suo motivo si trova in [Crediti](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Se qualcosa non torna',
      text: [
        'Pagamento doppio, crediti mancanti, addebito sconosciuto: scrivici prima di chiedere lo storno del pagamento, di solito si risolve in giornata. I tuoi diritti di legge in caso di difetti di conformità non dipendono da alcun termine indicato in questa pagina.',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
