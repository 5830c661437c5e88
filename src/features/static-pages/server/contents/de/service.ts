export const service = {
  title: 'Hilfe und Kontakt',
  lead: 'Wie du uns erreichst und was du gleich selbst erledigen kannst.',
  short: {},
  sections: {
    reach: {
      title: 'So erreichst du uns',
      text: [
        {
          list: [
            'E-Mail: [{email}](mailto:{email})',
            'Telefon: [{phone}](tel:{phone})',
            'Formular mit Nummer zum Nachfragen: [Beschwerde einreichen](/complaints)',
            'Post: {company}, {address}',
          ],
        },
        'Schreib am besten von der Adresse, mit der du dich einloggst. Nach Passwörtern oder Kartennummern fragen wir nie.',
      ],
    },
    yourself: {
      title: 'Was du sofort selbst tun kannst',
      text: [
        {
          list: [
            '[Passwort zurücksetzen](/reset-password)',
            '[Käufe ansehen und Credits zurückgeben](/transactions)',
            '[Benachrichtigungen ändern](/notifications)',
            '[Daten mitnehmen oder Konto löschen](/settings)',
            '[Häufige Fragen](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Wenn es eilt',
      text: [
        'Bist du in Gefahr, wähle 112. Verlangt jemand Geld von dir oder droht mit Bildern: nicht zahlen, nichts löschen, die Nachricht melden und unsere Seite über [Sicherheit](/pages/safety) lesen.',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
