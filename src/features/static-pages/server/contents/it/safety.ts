import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Sicurezza',
  lead: 'Qui la maggior parte delle persone ha buone intenzioni. Ecco come riconoscere le altre.',
  short: {
    'shield-check': '**Non controlliamo il passato di nessuno.** Né documenti, né precedenti penali. Tieni gli occhi aperti.',
    wallet: '**Mai soldi.** Niente prestiti, investimenti, buoni o codici.',
    'chat-circle': '**All’inizio resta qui.** Chi vuole passare in fretta a un’altra app ha spesso un motivo.',
    'map-pin': '**Primo incontro in pubblico.** E fai sapere a qualcuno dove sei.',
  },
  sections: {
    checks: {
      title: 'Che cosa controlliamo e che cosa no',
      text: [
        'Le altre persone vedono le nuove foto solo quando sono approvate. Diamo seguito alle segnalazioni, limitiamo i nuovi account e ti avvertiamo dei messaggi che sembrano una truffa. Non controlliamo né i documenti d’identità, né i precedenti penali, né se qualcuno dice la verità.',
      ],
    },
    scam: {
      title: 'L’amore che costa caro',
      text: [
        'Le truffe sentimentali seguono quasi sempre lo stesso copione. Fai attenzione se qualcuno',
        {
          list: [
            'dopo pochi giorni parla di grande amore;',
            'non si mostra mai: nessuna chiamata, nessun video, c’è sempre un imprevisto;',
            'è all’estero, nell’esercito, su una piattaforma petrolifera o in ospedale;',
            'all’improvviso ha bisogno di soldi: per il viaggio, la dogana, il medico o l’avvocato;',
            'ti mostra un investimento sicuro, di solito in criptovalute;',
            'ti chiede un codice che ricevi via SMS, o foto del tuo documento.',
          ],
        },
        'Parlane con qualcuno di cui ti fidi prima di inviare qualsiasi cosa. Fai una ricerca inversa in rete con una foto della persona.',
      ],
    },
    money: {
      title: 'Se hai già pagato',
      text: [
        'Non è colpa tua, e non succede solo a te. Chiama subito la tua banca, a volte può fermare i pagamenti. Conserva tutti i messaggi, segnala qui il profilo e vai alla polizia. Non pagare un’altra volta, nemmeno a chi promette di recuperare il denaro.',
      ],
    },
    meeting: {
      title: 'Incontrarsi in sicurezza',
      text: [
        {
          list: [
            'Prima sentitevi al telefono o vedetevi in video.',
            'Incontratevi in un luogo frequentato, e arriva e riparti per conto tuo.',
            'Di’ a qualcuno chi incontri, dove e quando ti farai sentire.',
            'Non perdere di vista il bicchiere e la borsa.',
            'Vai via quando vuoi. Non devi spiegazioni a nessuno.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Immagini intime e ricatti',
      text: [
        'Nelle immagini che invii non mostrare insieme il tuo volto e la tua casa. Se qualcuno minaccia di pubblicare immagini: non pagare, conserva le prove, blocca, segnala, vai alla polizia. Se da noi compare una tua immagine intima, [segnalala](/notice/images) o scrivi a [{email}](mailto:{email}); ce ne occupiamo prima di ogni altra cosa.',
      ],
    },
    tools: {
      title: 'Che cosa ti aiuta qui',
      text: [
        'Bloccare: non vi vedete più da nessuna parte. Segnalare: nel profilo, nella foto o nel messaggio, e nessuno saprà da chi arriva. Nasconderti: nelle [impostazioni](/settings) decidi se si vede che sei online e se compari nella ricerca. Che cosa è permesso è scritto nelle [regole della community](/pages/rules).',
        'In caso di pericolo chiama il 112.',
      ],
    },
  },
  changes: { '2023-12-01': 'Prima versione.' },
};
