import type { Texts } from '../texts.ts';

export const cookies: Texts['cookies'] = {
  title: 'Cookie',
  lead: 'Che cosa {site} salva nel tuo browser: poco, e niente di altre aziende.',
  short: {
    'shield-check': '**Solo i nostri.** Nessun cookie di reti pubblicitarie, servizi di analisi o social network.',
    clock: '**Ognuno ha una durata.** Il più lungo resta un anno.',
    trash: '**Puoi cancellarli tutti.** Poi dovrai accedere di nuovo, e {site} non ricorderà più la tua lingua.',
  },
  sections: {
    list: {
      title: 'I cookie che usiamo',
      text: [
        'Un cookie è un piccolo file che il tuo browser conserva per noi. Tutti tranne «visit» sono necessari per qualcosa che fai tu; per questo non chiediamo un consenso apposito. «visit» c’è solo se dici sì.',
        {
          table: {
            head: ['Nome', 'Finalità', 'Quando', 'Durata'],
            rows: [
              ['auth, __Host-auth', 'Mantiene il tuo accesso.', 'quando accedi', '30\u00a0giorni'],
              [
                'device',
                'Riconosce il tuo dispositivo, perché nessun estraneo possa chiuderti fuori con password sbagliate.',
                'quando accedi',
                '1\u00a0anno',
              ],
              ['browser', 'Riconosce il tuo browser quando accedi con una passkey.', 'quando apri la pagina di accesso', '1\u00a0ora'],
              ['second-step', 'Ricorda, durante l’accesso, che manca solo il tuo codice.', 'quando accedi con un codice', '10\u00a0minuti'],
              ['restore', 'Ripristina un account eliminato.', 'quando accedi a un account eliminato', '15\u00a0minuti'],
              ['locale', 'Ricorda la tua lingua.', 'quando ne scegli una', '1\u00a0anno'],
              ['country', 'Ricorda il tuo Paese, per prezzi e luoghi.', 'quando ne scegli uno', '1\u00a0anno'],
              ['theme', 'Ricorda l’aspetto chiaro o scuro.', 'quando ne scegli uno', '1\u00a0anno'],
              ['hidden_alerts', 'Ricorda quali avvisi hai chiuso.', 'quando ne chiudi uno', '1\u00a0anno'],
              ['can_push', 'Ci dice se il tuo browser può ricevere notifiche.', 'quando accedi', '1\u00a0anno'],
              [
                'traffic_source',
                'Ricorda che ti ha portato qui una pubblicità.',
                'quando il sito fa iscrivere o cercare solo chi arriva così',
                'finché non chiudi il browser; 30\u00a0giorni se dici sì',
              ],
              ['visit', 'Conta quale pubblicità ti ha portato da noi.', 'quando dici sì', '30\u00a0giorni'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Che cos’altro conserva il tuo browser',
      text: [
        'Nella memoria del tuo browser, che solo questo dispositivo può leggere, si trovano:',
        {
          list: [
            'finché non chiudi la scheda: quello che hai già inserito durante l’iscrizione, un acquisto iniziato, i like di Swipe non ancora inviati;',
            'finché non vengono inviati: i messaggi che aspettano la rete o i crediti e i testi iniziati;',
            'per un’ora: la posizione trovata dal tuo dispositivo, come riquadro di due chilometri;',
            'finché non le cancelli: le tue risposte sulla maggiore età e sulla provenienza; dopo un sì, per 30\u00a0giorni, anche quale pubblicità hai seguito;',
            'finché non li cancelli: gli avvisi chiusi, le tue ultime emoji e alcuni file del sito, perché si carichi più in fretta e risponda anche senza rete.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Quale pubblicità ti ha portato qui',
      text: [
        'Se arrivi da noi tramite una pubblicità, il suo identificativo è nell’indirizzo. Lo conserviamo solo se dici sì, per 30\u00a0giorni: come visita contata senza il tuo nome, e nel tuo account solo se acconsenti a parte durante l’iscrizione. Puoi revocare qui questo consenso, e nelle [impostazioni](/settings) quello per l’account; in tal caso lo cancelliamo subito.',
      ],
    },
    control: {
      title: 'Che cosa puoi fare',
      text: [
        'Ogni browser può mostrare, cancellare e vietare i cookie. Senza «auth» non puoi accedere; tutto il resto è comodità. Trovi di più sui tuoi dati nell’[informativa sulla privacy](/pages/privacy); {company} risponde alle domande all’indirizzo [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
