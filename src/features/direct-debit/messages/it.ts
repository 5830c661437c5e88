import type { Messages } from './de.ts';

export const messages = {
  debit: {
    sms: '{code} è il tuo codice per l’addebito diretto su {site}. Vale {minutes, number} minuti. Non darlo a nessuno.',
    title: 'Addebito diretto SEPA',
    intro:
      'Con l’addebito diretto SEPA preleviamo l’importo dal tuo conto. Scegli prima un pacchetto e poi l’addebito diretto come metodo di pagamento.',
    formTitle: 'Da quale conto?',
    formLead: 'Passaggio 1 di 2. Poi confermi con un codice via SMS.',
    holder: 'Intestatario del conto',
    iban: 'IBAN',
    street: 'Via',
    houseNumber: 'Numero civico',
    zip: 'CAP',
    city: 'Località',
    phone: 'Numero di cellulare',
    phoneHelp: 'Lì inviamo un codice di sei cifre. Dopo conserviamo solo un valore di controllo del numero, contro gli abusi.',
    required: 'Compila questo campo.',
    mandateTitle: 'Mandato di addebito SEPA',
    mandate1:
      'Autorizzo {company}, {address}, ad addebitare un singolo pagamento sul mio conto. Autorizzo inoltre la mia banca a eseguire l’addebito disposto da {company}.',
    mandate2:
      'Posso chiedere il rimborso alla mia banca entro otto settimane dalla data dell’addebito, alle condizioni concordate con la banca.',
    mandate3:
      'Il preavviso arriva via e-mail, almeno {days, plural, one {# giorno} many {# giorni} other {# giorni}} prima dell’addebito. Viene addebitato solo ciò che ordino io.',
    creditorId: 'Identificativo del creditore',
    reference: 'Riferimento del mandato',
    accept: 'Concedo questo mandato.',
    acceptMissing: 'Senza il mandato non possiamo addebitare.',
    sendCode: 'Invia codice via SMS',
    account: 'Addebito dal conto',
    codeTitle: 'Il tuo codice dall’SMS',
    code: 'Codice SMS',
    newCode: 'Invia nuovo codice',
    change: 'Modifica i dati',
    closed: 'Questo ordine è già chiuso.',
    otherWay: 'Paga in altro modo',
    codeLead: 'Passaggio 2 di 2. Inviato alle {sent} al {phone}, valido fino alle {time}.',
    codeShort: 'Il codice ha sei cifre.',
    codeSent: 'Abbiamo inviato un nuovo codice.',
    noMoreCodes: 'Per questo ordine non si possono inviare altri codici.',
    triesLeft: '{n, plural, one {resta # tentativo} many {restano # tentativi} other {restano # tentativi}} su {all, number}',
    ibanHelp: 'Lo trovi nell’home banking e sull’estratto conto.',
    ibanTyped: '{typed, number} caratteri su {length, number} ({country})',
    ibanShort: 'Manca qualcosa: {typed, number} caratteri su {length, number} ({country}).',
    ibanGood: '{length, number} caratteri su {length, number}, valido. {country}',
    ibanGoodBank: '{length, number} caratteri su {length, number}, valido. {bank}, {country}',
    ibanCountry: 'Da questo Paese non possiamo addebitare: {country}. Carta e PayPal funzionano.',
    ibanSwapped: 'Le cifre di controllo non tornano. I caratteri 3 e 4 sono invertiti?',
    kind: 'Tipo di pagamento',
    kindText: 'singolo addebito',
    version: 'Versione',
    limitTitle: 'Questo conto ha raggiunto il limite.',
    limitText:
      'Da un IBAN addebitiamo al massimo {limit} in {days, plural, one {# giorno} many {# giorni} other {# giorni}}. Con carta o PayPal puoi continuare subito.',
    limitTextUntil:
      'Da un IBAN addebitiamo al massimo {limit} in {days, plural, one {# giorno} many {# giorni} other {# giorni}}. Potrai usarlo di nuovo da questa data: {day}. Con carta o PayPal puoi continuare subito.',
    blockedTitle: 'L’addebito diretto è bloccato per il tuo account.',
    blockedText:
      'Un addebito di {amount} è stato respinto in data {day}. Non resta nulla da pagare. Per usare di nuovo l’addebito diretto, scrivi a {email}. Gli altri metodi di pagamento funzionano già ora.',
    blockedOwed:
      'Un addebito di {amount} è stato respinto in data {day}. Importo ancora da pagare: {owed}. Dopo, l’addebito diretto funziona di nuovo.',
    goOn: 'Continua a esplorare',
    order: 'Vedi l’ordine',
    orderNumber: 'Ordine',
    onDay: '{amount}, {day}',
    done: {
      announced:
        '{n, plural, =0 {Premium è attivo} one {# credito è arrivato} many {# di crediti sono arrivati} other {# crediti sono arrivati}}. L’addebito avviene più tardi.',
      collected:
        '{n, plural, =0 {Premium è attivo} one {# credito è arrivato} many {# di crediti sono arrivati} other {# crediti sono arrivati}}, e l’addebito è fatto.',
      cancelled: 'Questo addebito non ci sarà.',
      returned: 'Questo addebito è stato respinto.',
    },
    from: {
      announced: 'dal conto {account}. Assicurati che ci sia copertura.',
      collected: 'dal conto {account}',
      cancelled: 'Per questo acquisto non addebitiamo nulla sul conto {account}. Hai restituito i crediti.',
      returned: 'La tua banca ha riaccreditato l’importo sul conto {account}.',
    },
    steps: {
      mandate: 'Mandato dato, codice confermato',
      notice: 'Preavviso via e-mail',
      noticeTo: 'a {email}, con importo e giorno',
      credits:
        '{n, plural, =0 {Premium attivato} one {# credito accreditato} many {# di crediti accreditati} other {# crediti accreditati}}',
      announced: 'Addebito',
      collected: 'Addebitato',
      cancelled: 'Addebito annullato',
      returned: 'Addebito respinto',
    },
  },
  errors: {
    iban_invalid: 'L’IBAN non è corretto. Controlla tutte le cifre.',
    iban_country: 'Da questo Paese non possiamo addebitare. Carta e PayPal funzionano.',
    phone_invalid: 'Inserisci un numero di cellulare valido.',
    blocked_account:
      'L’addebito diretto è bloccato per il tuo account, perché un addebito è stato respinto. Gli altri metodi di pagamento funzionano.',
    limit_reached: 'Questo conto ha raggiunto il limite. Con un altro metodo di pagamento puoi continuare subito.',
    first_debit_open:
      'Il tuo primo addebito deve essere incassato prima di ordinarne un altro. Con un altro metodo di pagamento puoi continuare subito.',
    activation_first: 'Conferma prima il tuo indirizzo e-mail: lì ti annunciamo l’addebito.',
    account_unavailable: 'Con questi dati l’addebito diretto non è possibile. Con un altro metodo di pagamento puoi continuare subito.',
    too_many_codes: 'Al momento non possiamo inviare altri codici. Scegli un altro metodo di pagamento o riprova domani.',
    sms_failed: 'L’SMS non è partito. Chiedi un nuovo codice.',
    order_closed: 'Questo ordine non si può più pagare. Fanne uno nuovo.',
    code_invalid: 'Codice non valido',
    code_expired: 'Il codice è scaduto. Chiedine uno nuovo.',
    code_used_up: 'Troppi tentativi sbagliati. Chiedi un nuovo codice.',
  },
} satisfies Messages;
