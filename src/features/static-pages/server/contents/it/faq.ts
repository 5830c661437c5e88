import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Domande frequenti',
  lead: 'Risposte brevi. Manca la tua? Scrivici: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Che cosa è gratis?',
      text: [
        'L’iscrizione, il profilo, la ricerca, i like, Swipe, i match e la lettura dei messaggi. Vedi sempre a chi piaci, anche senza Premium.',
      ],
    },
    cost: {
      title: 'Che cosa si paga?',
      text: [
        'I messaggi, le foto e i regali che invii. Costano crediti: il numero e il prezzo nella tua valuta sono scritti accanto al pulsante di invio. Tutti i prezzi sono nella pagina [Prezzi](/pricing).',
      ],
    },
    subscription: {
      title: 'C’è un abbonamento?',
      text: ['No. Paghi una volta, nulla si rinnova e i crediti non scadono.'],
    },
    premium: {
      title: 'Che cos’è Premium?',
      text: [
        {
          lasting:
            'Ogni acquisto comprende Premium, e resta tuo: vedi tutte le foto e inizi tutte le conversazioni che vuoi. Senza acquisti puoi iniziarne due. A un primo messaggio puoi sempre rispondere.',
          timed:
            'Con Premium vedi tutte le foto e inizi tutte le conversazioni che vuoi. Senza, al massimo due. Con i crediti resta tuo. Acquistato per un periodo limitato, finisce da solo. A un primo messaggio puoi sempre rispondere.',
        },
      ],
    },
    real: {
      title: 'I profili sono veri?',
      text: [
        {
          real: 'Non inventiamo nessuno. Ogni profilo è stato creato da una persona, e anche like e visite arrivano sempre da persone, mai da noi. Non possiamo garantire che ogni persona dica la verità: segnala quello che ti sembra strano.',
          declared:
            'La maggior parte sì. Alcuni sono fittizi e portano ovunque l’etichetta {fictional}; non mettono like e non scrivono per primi. Non possiamo garantire che gli altri dicano la verità: segnala quello che ti sembra strano.',
        },
      ],
    },
    activation: {
      title: 'L’e-mail di attivazione non arriva',
      text: [
        'Guarda nella cartella spam. Dall’avviso in alto nella pagina puoi farla inviare di nuovo o cambiare indirizzo. Fino ad allora nessuno ti trova, e i tuoi messaggi restano in attesa, gratis.',
      ],
    },
    password: {
      title: 'Ho dimenticato la password',
      text: ['Nella pagina [Reimposta la password](/reset-password) ti inviamo un link. Poi tutti i tuoi dispositivi vengono disconnessi.'],
    },
    photos: {
      title: 'Perché alcune foto sono sfocate?',
      text: [
        'Senza Premium vedi nitida la foto principale, le altre no. In chat nascondiamo le foto di persone a cui non hai mai risposto, finché non vuoi vederle. Le altre persone vedono le tue nuove foto solo quando sono approvate.',
      ],
    },
    distance: {
      title: 'Quanto è precisa la distanza?',
      text: ['Poco, ed è voluto. Misuriamo tra riquadri di circa due chilometri. Non conserviamo la tua posizione esatta.'],
    },
    block: {
      title: 'Che cosa succede se blocco qualcuno?',
      text: [
        'Non vi vedete più da nessuna parte, in nessuna delle due direzioni, e l’altra persona non lo viene a sapere. Puoi comunque segnalarla.',
      ],
    },
    quiet: {
      title: 'Troppe e-mail?',
      text: ['In [Notifiche](/notifications) scegli che cosa ti arriva e come. Ogni e-mail ha in fondo un link per non riceverne più.'],
    },
    refund: {
      title: 'Posso restituire dei crediti?',
      text: [
        'Sì, quelli non usati, entro {refund_days}\u00a0giorni dall’acquisto e al prezzo pagato. Ecco come: [Resi e rimborsi](/pages/return-policy).',
        'I crediti di un messaggio a un account che viene eliminato prima di leggerlo o di rispondere ti tornano automaticamente dopo {restore_days}\u00a0giorni.',
      ],
    },
    data: {
      title: 'Quali dati avete su di me?',
      text: [
        'Nelle [impostazioni](/settings) ricevi tutto in un file. L’[informativa sulla privacy](/pages/privacy) spiega a che cosa serve ogni dato.',
      ],
    },
    leave: {
      title: 'Come elimino il mio account?',
      text: [
        'Nelle [impostazioni](/settings), in due passaggi. Il tuo profilo sparisce subito; per {restore_days}\u00a0giorni puoi accedere e tornare, poi cancelliamo tutto, tranne ciò che la legge ci obbliga a conservare. A quel punto ti rimborsiamo i crediti acquistati che non hai usato.',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
