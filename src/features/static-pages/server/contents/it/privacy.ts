import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Informativa sulla privacy',
  lead: 'Che cosa {site} conserva su di te, perché, per quanto tempo e chi lo vede.',
  short: {
    'map-pin': '**La tua posizione resta approssimativa.** Conserviamo un riquadro di circa due chilometri, mai un indirizzo.',
    hand: '**Nessun estraneo dietro le quinte.** Niente reti pubblicitarie, servizi di analisi o file di altre aziende.',
    'eye-slash':
      '**Le cose intime le chiediamo a parte.** Mostriamo sessualità, religione e interessi intimi solo con una tua spunta separata.',
    'download-simple': '**Tutto da portare con te.** Un file con tutto ciò che abbiamo di te, nelle impostazioni.',
    trash:
      '**Eliminare vuol dire eliminare.** Invisibile da subito, sparito dopo {restore_days}\u00a0giorni. Devono restare solo i documenti contabili.',
  },
  sections: {
    controller: {
      title: 'Chi è il titolare del trattamento',
      text: [
        'Il titolare del trattamento è {company}, {address}. Una persona risponde alle domande sulla protezione dei dati all’indirizzo [{email}](mailto:{email}); scrivi «Privacy» nell’oggetto per raggiungere chi se ne occupa.',
      ],
    },
    data: {
      title: 'Che cosa conserviamo e perché',
      text: [
        'Per ogni dato indichiamo la finalità, la base giuridica secondo il regolamento generale sulla protezione dei dati (GDPR) e per quanto tempo resta.',
        {
          table: {
            head: ['Dato', 'Finalità', 'Base giuridica', 'Durata'],
            rows: [
              [
                'E-mail, password',
                'Farti accedere e scriverti. La password solo come valore di controllo (argon2id).',
                'contratto',
                'fino all’eliminazione',
              ],
              [
                'Data di nascita',
                'Verificare che tu abbia {min_age}\u00a0anni. Le altre persone vedono solo l’età.',
                'contratto, legge',
                'fino all’eliminazione',
              ],
              [
                'Nome, genere, profilo, foto',
                'Permettere alle altre persone di trovarti e scriverti.',
                'contratto',
                'fino all’eliminazione',
              ],
              [
                'Sessualità, religione, interessi intimi',
                'Solo per mostrarli e cercarli, se acconsenti.',
                'il tuo consenso (art. 9)',
                'fino alla revoca o all’eliminazione',
              ],
              ['Posizione', 'Mostrare le distanze per fasce.', 'contratto', 'solo l’ultimo riquadro'],
              [
                'Like, messaggi, foto, regali',
                'Recapitarli e mostrarteli di nuovo.',
                'contratto',
                'finché tu o l’altra persona non eliminate l’account',
              ],
              [
                'Acquisti e crediti',
                'Fatturare, rimborsare, riconoscere le truffe.',
                'contratto, legge',
                'documenti contabili fino a 10\u00a0anni, dopo l’eliminazione senza il tuo nome',
              ],
              [
                'Addebito diretto: nome, IBAN, indirizzo, mandato',
                'Addebitare e rimborsare tramite la nostra banca, rispondere alle sue domande. Cifrato.',
                'contratto, legge',
                'fino all’eliminazione e almeno 14\u00a0mesi dopo l’addebito; file per la banca 30\u00a0giorni',
              ],
              [
                'Numero di cellulare per il codice via SMS',
                'Confermare l’addebito, impedire abusi. Dopo il codice solo come valore di controllo, la tua rete sempre.',
                'contratto, sicurezza',
                'numero e rete al massimo 1\u00a0giorno, valore di controllo del numero 14\u00a0mesi',
              ],
              [
                'Dispositivi con accesso',
                'Mostrarti dove hai effettuato l’accesso. Browser e orari, nessun indirizzo IP.',
                'sicurezza',
                '30\u00a0giorni dopo l’ultimo accesso',
              ],
              [
                'Tentativi di accesso falliti',
                'Tenere lontani gli estranei. Rete e indirizzo solo come valore di controllo.',
                'sicurezza',
                '2\u00a0giorni',
              ],
              [
                'Accessi e altri eventi di sicurezza: ora, tipo, rete, valore di controllo dell’indirizzo',
                'Individuare e chiarire attacchi e abusi.',
                'sicurezza',
                'la rete al massimo 7\u00a0giorni, il resto 180\u00a0giorni; dopo l’eliminazione dell’account senza legame con te',
              ],
              [
                'Quante persone si iscrivono',
                'Rallentare le macchine che creano account in massa. La rete solo come valore di controllo.',
                'sicurezza',
                '2\u00a0ore',
              ],
              ['Consensi', 'Dimostrare quando hai accettato quale testo.', 'legge', 'fino all’eliminazione'],
              ['Pubblicità che ti ha portato qui', 'Contare quale pubblicità funziona.', 'il tuo consenso', '30\u00a0giorni'],
              ['Notifiche', 'Non mandarti nulla due volte.', 'contratto', '90\u00a0giorni'],
              [
                'Segnalazioni e reclami',
                'Esaminare, decidere e rispondere.',
                'legge, sicurezza',
                'i reclami fino all’eliminazione dell’account; le segnalazioni restano, poi senza il tuo nome. I moduli inviati senza account, finché non li eliminiamo su tua richiesta. La rete 1\u00a0giorno',
              ],
              [
                'Prove di un caso: copie del profilo e delle foto, il messaggio segnalato e i tre prima e dopo',
                'Vedere che cosa è stato segnalato, anche in caso di ricorso.',
                'legge, sicurezza',
                'fino a 1\u00a0mese dopo il termine di 6\u00a0mesi per il ricorso, dopo l’ultimo ricorso o, senza decisione, dopo la fine del caso, anche se l’account viene eliminato prima; poi solo il valore di controllo di una foto segnalata',
              ],
              [
                'Decisioni su contenuti e account',
                'Applicarle, motivarle e renderne conto.',
                'legge',
                'in modo permanente; dopo l’eliminazione dell’account senza legame con te, senza i fatti e le nostre parole',
              ],
              [
                'Storia di un caso: passaggi, note e risposte del nostro team',
                'Dimostrare che cosa è stato fatto.',
                'legge, sicurezza',
                'in modo permanente; dopo l’eliminazione dell’account senza legame con te',
              ],
              [
                'Ricorsi',
                'Farli esaminare da un’altra persona e risponderti.',
                'legge',
                'fino all’eliminazione dell’account; se la segnalazione era tua, le tue parole restano nel caso senza il tuo nome',
              ],
              [
                'Quando il nostro team legge messaggi',
                'Dimostrare chi ha aperto che cosa e perché. Nelle impostazioni vedi quando, quanti e perché: subito oppure, se la segnalazione riguarda te, appena il caso è deciso. Se la legge impone il silenzio durante le indagini di un’autorità, lo vedi solo dopo.',
                'legge, sicurezza',
                'il tuo elenco fino all’eliminazione dell’account; il registro del team, con il numero del caso, in modo permanente',
              ],
              [
                'Quando il nostro team vede dati nascosti: indirizzo e-mail, data di nascita, conto bancario',
                'Dimostrare chi li ha visti e perché. Nelle impostazioni vedi quando, che cosa e perché. Se la legge impone il silenzio durante le indagini di un’autorità, lo vedi solo dopo.',
                'legge, sicurezza',
                'il tuo elenco fino all’eliminazione dell’account; il registro del team in modo permanente',
              ],
              [
                'E-mail del nostro team per te; il fatto che un’e-mail non sia arrivata',
                'Aiutarti.',
                'contratto',
                'le e-mail fino all’eliminazione dell’account; quelle non arrivate 90\u00a0giorni',
              ],
              [
                'Foto rifiutate, messaggi rimossi',
                'Mostrarli di nuovo dopo un ricorso. Le altre persone non li vedono.',
                'legge, sicurezza',
                'fino all’eliminazione dell’account, per i messaggi di uno dei due account',
              ],
              [
                'Valori di controllo di foto, carta e IBAN dopo un’esclusione per truffa',
                'Impedire che vengano usati di nuovo.',
                'sicurezza',
                'finché non revochiamo l’esclusione, anche dopo l’eliminazione dell’account',
              ],
              [
                'Confronto con fornitori di posta, reti, frasi e immagini bloccati in anticipo',
                'Fermare truffe e pubblicità. Contiamo solo le corrispondenze; se il nostro team deve guardare, si apre un caso.',
                'sicurezza',
                'ciò che rifiutiamo non lo conserviamo; un caso, come sopra',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Sessualità, religione e interessi intimi',
      text: [
        'L’articolo 9 del GDPR tutela in modo particolare questi dati. Per questo li chiediamo separatamente, la casella non è mai preselezionata e nelle [impostazioni](/settings) vedi quando hai accettato quale testo. Se revochi il consenso, da subito nessuno vede più il dato. Chi cerchi può far intuire la tua sessualità; lo usiamo solo per mostrarti persone che fanno per te.',
      ],
    },
    place: {
      title: 'La tua posizione',
      text: [
        'Convertiamo la tua posizione in un riquadro di circa due chilometri e conserviamo solo quel riquadro. Le distanze vanno dal centro di un riquadro al centro dell’altro e appaiono per fasce, per esempio «a meno di 5\u00a0km». Le altre persone non possono distinguerti da chi si trova nello stesso riquadro.',
      ],
    },
    readers: {
      title: 'Chi vede che cosa',
      text: [
        'Il tuo profilo lo vedono le persone iscritte a {site}. Chi non ha un account ne vede al massimo una parte, e solo se attivi «Profilo visibile senza account». Nelle impostazioni decidi se si vede che sei online e se compari nella ricerca. La tua e-mail, la tua data di nascita e chi blocchi non li vede nessun altro.',
        'Salviamo di nuovo ogni foto; il luogo dello scatto e i dati della fotocamera vanno persi. Una foto eliminata sparisce anche da noi dopo dieci minuti, tranne una copia che è prova in un caso. Riconosciamo le immagini vietate da un valore di controllo.',
        'I tuoi messaggi sono per te e per la persona a cui scrivi. Un programma avverte questa persona se riconosce gli schemi tipici delle truffe e non ne conserva nulla. Un altro rifiuta i messaggi con frasi bloccate o ne sottopone uno alla moderazione. In caso di segnalazione, la moderazione vede una copia del profilo, della foto o del messaggio segnalato, con i tre messaggi prima e dopo. Apre altri messaggi solo con un motivo; nelle impostazioni vedi quando, quanti e perché.',
      ],
    },
    recipients: {
      title: 'Chi altro riceve dati',
      text: [
        'Solo chi ci aiuta a gestire {site}, solo il necessario e con un contratto:',
        {
          list: [
            'Il **servizio di pagamento** che vedi al momento di pagare. I dati della carta li inserisci lì; noi veniamo a sapere importo, ora, esito e, se lo vuoi, un identificativo per il prossimo acquisto.',
            'I servizi che recapitano le nostre **e-mail e i nostri SMS**, e il centro dati in cui si trovano i nostri server.',
            'Il **servizio push del tuo browser**, se attivi le notifiche. Il contenuto è cifrato.',
            'Interroghiamo dal nostro server un **servizio di mappe e uno di GIF**: ricevono un riquadro di due chilometri o una parola di ricerca, mai il tuo indirizzo IP.',
            'Le **autorità**, se una legge ci obbliga.',
          ],
        },
        'Non vendiamo dati, e gli inserzionisti non ricevono nulla su di te. Se un servizio ha sede fuori dall’UE, si applica una decisione della Commissione europea o un contratto con le sue clausole tipo.',
      ],
    },
    automatic: {
      title: 'Che cosa decidono i programmi',
      text: [
        'Ordiniamo i suggerimenti secondo quello che cercate entrambi, la distanza, l’attività e gli interessi in comune. I limiti per i nuovi account e per i pagamenti scattano automaticamente e finiscono da soli. Un programma rifiuta i messaggi con frasi bloccate, le immagini bloccate e le iscrizioni da fornitori di posta o reti bloccati. Se pensi che sia un errore, usa il [modulo di reclamo](/complaints); ti risponde una persona. Che cosa un programma può nascondere subito dopo una segnalazione si trova in [Esclusioni e ricorsi](/pages/ban). Le esclusioni sono decise da persone.',
      ],
    },
    deletion: {
      title: 'Che cosa succede quando elimini l’account',
      text: [
        'Sparisci subito da ricerca, like e chat. Per {restore_days}\u00a0giorni puoi accedere e tornare. Poi eliminiamo account, profilo, foto, like e messaggi, anche per le altre persone. Restano: ciò che il diritto tributario richiede per gli acquisti, senza il tuo nome; il mandato di un addebito e il valore di controllo del suo numero di cellulare fino a 14\u00a0mesi dopo l’addebito; ciò che, secondo la tabella qui sopra, resta di segnalazioni, decisioni ed esclusioni. Se un’autorità esige che un account sia conservato, lo eliminiamo, con le prove che lo riguardano, solo quando ciò finisce. Eliminiamo le copie di sicurezza dopo {backup_days}\u00a0giorni, la più recente solo quando è pronta la successiva; fino ad allora contengono ancora i dati.',
      ],
    },
    rights: {
      title: 'I tuoi diritti',
      text: [
        'Hai diritto di accesso, rettifica, cancellazione, limitazione e portabilità dei tuoi dati, e puoi opporti a ogni trattamento basato sul nostro interesse alla sicurezza. Puoi revocare i consensi in qualsiasi momento per il futuro.',
        'Quasi tutto si fa con un pulsante nelle [impostazioni](/settings): modificare, revocare un consenso, richiedere un file con tutti i dati (sette giorni per scaricarlo), eliminare l’account. Per tutto il resto basta un messaggio senza formalità; rispondiamo entro un mese. Puoi anche presentare reclamo all’autorità di protezione dei dati del tuo Paese.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Nuovo: prove, decisioni, ricorsi, che cosa vede il nostro team e quando, per un’indagine, lo vieni a sapere più tardi, foto rifiutate, che cosa blocchiamo in anticipo e che cosa conserviamo su accessi e altri eventi di sicurezza. Le prove restano più a lungo di quanto era scritto qui.',
    '2026-11-26': 'Nuovo: che cosa conserviamo per un addebito diretto e per quanto tempo.',
    '2023-12-01': 'Prima versione.',
  },
};
