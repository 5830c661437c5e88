export const safety = {
  title: 'Sicherheit',
  lead: 'Die meisten hier meinen es gut. So erkennst du die anderen.',
  short: {
    'shield-check': '**Wir durchleuchten niemanden.** Keine Ausweise, keine Vorstrafen. Bleib aufmerksam.',
    wallet: '**Nie Geld.** Nicht leihen, nicht anlegen, keine Gutscheine, keine Codes.',
    'chat-circle': '**Bleib erst einmal hier.** Wer schnell auf einen anderen Messenger will, hat oft einen Grund.',
    'map-pin': '**Erstes Treffen öffentlich.** Und sag jemandem, wo du bist.',
  },
  sections: {
    checks: {
      title: 'Was wir prüfen und was nicht',
      text: [
        'Neue Fotos sehen andere erst, wenn sie zugelassen sind. Wir gehen Meldungen nach, bremsen neue Konten und warnen dich vor Nachrichten, die nach Betrug aussehen. Ausweise und Vorstrafen prüfen wir nicht, und auch nicht, ob jemand die Wahrheit sagt.',
      ],
    },
    scam: {
      title: 'Liebe, die Geld kostet',
      text: [
        'Liebesbetrug läuft fast immer gleich ab. Werde vorsichtig, wenn jemand',
        {
          list: [
            'nach wenigen Tagen von großer Liebe schreibt;',
            'sich nie zeigt: kein Anruf, kein Video, immer kommt etwas dazwischen;',
            'im Ausland ist, beim Militär, auf einer Bohrinsel oder in einer Klinik;',
            'plötzlich Geld braucht: für eine Reise, den Zoll, eine Behandlung oder anwaltliche Hilfe;',
            'dir eine sichere Geldanlage zeigt, meist mit Kryptowährung;',
            'um einen Code bittet, den du per SMS bekommst, oder um Bilder deines Ausweises.',
          ],
        },
        'Sprich mit jemandem, dem du vertraust, bevor du irgendetwas schickst. Mach mit einem Foto der Person eine Rückwärtssuche im Netz.',
      ],
    },
    money: {
      title: 'Wenn du schon gezahlt hast',
      text: [
        'Du bist nicht dumm und nicht allein. Ruf sofort deine Bank an, sie kann Zahlungen manchmal stoppen. Bewahre alle Nachrichten auf, melde das Profil hier und geh zur Polizei. Zahle nicht noch einmal, auch nicht an jemanden, der verspricht, das Geld zurückzuholen.',
      ],
    },
    meeting: {
      title: 'Sicher treffen',
      text: [
        {
          list: [
            'Telefoniert oder seht euch vorher per Video.',
            'Trefft euch an einem belebten Ort, und komm selbst hin und wieder weg.',
            'Sag jemandem, wen du wo triffst und wann du dich meldest.',
            'Lass Getränk und Tasche nicht aus den Augen.',
            'Geh, wann immer du willst. Du schuldest niemandem einen Grund.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intime Bilder und Erpressung',
      text: [
        'Zeig auf Bildern, die du verschickst, nicht dein Gesicht und deine Wohnung zugleich. Droht jemand, Bilder zu veröffentlichen: nicht zahlen, Beweise sichern, blockieren, melden, zur Polizei. Taucht bei uns ein intimes Bild von dir auf, [melde es](/notice/images) oder schreib an [{email}](mailto:{email}); das bearbeiten wir vor allem anderen.',
      ],
    },
    tools: {
      title: 'Was dir hier hilft',
      text: [
        'Blockieren: Ihr seht euch nirgends mehr. Melden: am Profil, am Foto, an der Nachricht, und niemand erfährt, von wem. Verstecken: In den [Einstellungen](/settings) bestimmst du, ob man sieht, dass du online bist, und ob du in der Suche stehst. Was erlaubt ist, steht in den [Regeln der Community](/pages/rules).',
        'In Gefahr? Wähle 112.',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
