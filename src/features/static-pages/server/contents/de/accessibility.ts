export const accessibility = {
  title: 'Barrierefreiheit',
  lead: '{site} soll für alle da sein. Hier steht, wie weit wir sind und wem du es sagst, wenn etwas hakt.',
  short: {},
  sections: {
    status: {
      title: 'Stand',
      text: [
        'Maßstab sind die Richtlinien WCAG 2.2, Stufe AA, und die Norm EN 301 549. Nach unseren Prüfungen erfüllt {site} sie bis auf die Ausnahmen unten. Wir prüfen jede Seite bei jeder Änderung mit einem Programm (axe), in heller und dunkler Darstellung und auf drei Bildschirmgrößen.',
      ],
    },
    works: {
      title: 'Was du erwarten kannst',
      text: [
        {
          list: [
            'Alles lässt sich mit der Tastatur bedienen; eine Übersicht der Kürzel öffnest du mit „?“.',
            'Überschriften, Felder und Meldungen haben Namen, die ein Screenreader vorliest.',
            'Texte lassen sich auf 200\u00a0% vergrößern, und Kontraste reichen in beiden Darstellungen aus.',
            'Wer im System weniger Bewegung einstellt, sieht keine Animationen.',
            'Flächen zum Tippen sind mindestens 44 Pixel groß. Nichts verlangt, schnell zu sein, und beim Swipen geht alles auch mit Buttons.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Was noch nicht geht',
      text: [
        {
          list: [
            'Fotos von Mitgliedern haben nur dann eine Beschreibung, wenn jemand eine Bildunterschrift schreibt.',
            'GIFs und ihre Titel kommen von anderen und bewegen sich.',
            'Zahlungsdienste gestalten ihre Seiten selbst.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Sag uns, was fehlt',
      text: [
        'Schreib an [{email}](mailto:{email}), ruf an unter [{phone}](tel:{phone}) oder nutze das [Formular](/complaints). Nenne die Seite und was nicht geklappt hat. Wir antworten innerhalb von 14 Tagen und helfen dir bis dahin auf anderem Weg.',
        'Hilft das nicht, kannst du dich an die Marktüberwachung für Barrierefreiheit deines Landes wenden. Verantwortlich ist {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
