export const cookies = {
  title: 'Cookies',
  lead: 'Was {site} in deinem Browser speichert: wenig, und nur von uns selbst.',
  short: {
    'shield-check': '**Nur unsere eigenen.** Keine Cookies von Werbenetzen, Analysediensten oder sozialen Netzwerken.',
    clock: '**Jedes hat ein Ende.** Das längste bleibt ein Jahr.',
    trash: '**Du kannst alle löschen.** Dann bist du ausgeloggt, und {site} hat deine Sprache vergessen.',
  },
  sections: {
    list: {
      title: 'Diese Cookies setzen wir',
      text: [
        'Ein Cookie ist eine kleine Datei, die dein Browser für uns aufhebt. Alle bis auf „visit“ sind nötig für etwas, das du selbst tust; deshalb fragen wir nicht eigens nach ihnen. „visit“ gibt es nur mit deinem Ja.',
        {
          table: {
            head: ['Name', 'Wozu', 'Wann', 'Wie lange'],
            rows: [
              ['auth, __Host-auth', 'Du bleibst eingeloggt.', 'beim Einloggen', '30 Tage'],
              [
                'device',
                'Erkennt dein Gerät wieder, damit Fremde dich nicht mit falschen Passwörtern aussperren.',
                'beim Einloggen',
                '1 Jahr',
              ],
              ['browser', 'Erkennt deinen Browser bei einem Login mit Passkey.', 'wenn du die Login-Seite öffnest', '1 Stunde'],
              ['second-step', 'Merkt sich beim Einloggen, dass nur noch dein Code fehlt.', 'beim Einloggen mit Code', '10 Minuten'],
              ['restore', 'Stellt ein gelöschtes Konto wieder her.', 'beim Einloggen in ein gelöschtes Konto', '15 Minuten'],
              ['locale', 'Merkt sich deine Sprache.', 'wenn du eine wählst', '1 Jahr'],
              ['country', 'Merkt sich dein Land, für Preise und Orte.', 'wenn du eines wählst', '1 Jahr'],
              ['theme', 'Merkt sich helle oder dunkle Darstellung.', 'wenn du eine wählst', '1 Jahr'],
              ['hidden_alerts', 'Merkt sich, welche Hinweise du geschlossen hast.', 'wenn du einen schließt', '1 Jahr'],
              ['can_push', 'Sagt uns, ob dein Browser Benachrichtigungen kann.', 'wenn du eingeloggt bist', '1 Jahr'],
              [
                'traffic_source',
                'Merkt sich, dass dich eine Anzeige hergeführt hat.',
                'wenn die Seite nur solche Besucher aufnimmt oder suchen lässt',
                'bis du den Browser schließt, mit deinem Ja 30 Tage',
              ],
              ['visit', 'Zählt, welche Anzeige dich zu uns geführt hat.', 'wenn du Ja dazu sagst', '30 Tage'],
            ],
          },
        },
      ],
    },
    storage: {
      title: 'Was dein Browser sonst noch aufhebt',
      text: [
        'Im Speicher deines Browsers, den nur dieses Gerät liest, liegen:',
        {
          list: [
            'bis du den Tab schließt: was du bei der Anmeldung schon eingegeben hast, ein begonnener Kauf, noch nicht gesendete Likes beim Swipen;',
            'bis sie gesendet sind: Nachrichten, die auf das Netz oder auf Credits warten, und angefangene Texte;',
            'eine Stunde lang: der Ort, den dein Gerät gefunden hat, als Feld von zwei Kilometern;',
            'bis du sie löschst: deine Antworten auf die Fragen, ob du volljährig bist und ob wir zählen dürfen; nach einem Ja 30 Tage lang auch, welcher Anzeige du gefolgt bist;',
            'bis du sie löschst: geschlossene Hinweise, deine letzten Emojis und Dateien der Seite, damit sie schneller lädt und auch offline etwas anzeigt.',
          ],
        },
      ],
    },
    tracking: {
      title: 'Welche Anzeige dich hergeführt hat',
      text: [
        'Führt dich eine Anzeige zu uns, steht ihr Kennzeichen in der Adresse. Wir speichern es nur mit deinem Ja, für 30 Tage: als gezählten Besuch ohne deinen Namen, und bei deinem Konto nur, wenn du dem bei der Anmeldung eigens zustimmst. Dein Ja zum Zählen kannst du hier widerrufen, das für dein Konto in den [Einstellungen](/settings); dann löschen wir es sofort.',
      ],
    },
    control: {
      title: 'Was du tun kannst',
      text: [
        'Jeder Browser kann Cookies anzeigen, löschen und verbieten. Ohne „auth“ kannst du dich nicht einloggen, alles andere ist Bequemlichkeit. Mehr über deine Daten steht in der [Datenschutzerklärung](/pages/privacy); Fragen beantwortet {company} unter [{email}](mailto:{email}).',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
