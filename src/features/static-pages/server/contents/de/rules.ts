export const rules = {
  title: 'Regeln der Community',
  lead: 'Damit sich alle auf {site} wohlfühlen. Mit Beispielen, damit klar ist, was gemeint ist.',
  short: {
    user: '**Sei du selbst.** Deine Fotos, dein Alter, deine Worte.',
    heart: '**Frag, statt zu drängen.** Ein Nein oder keine Antwort ist eine Antwort.',
    wallet: '**Kein Geld, keine Geschäfte.** Nicht bitten, nicht anbieten, nicht werben.',
    prohibit: '**Keine Minderjährigen.** Nicht als Mitglied, nicht auf Fotos, nicht als Thema.',
  },
  sections: {
    yourself: {
      title: 'Sei du selbst',
      text: [
        '**In Ordnung:** ein Spitzname, ein Foto vom letzten Jahr, eine Frage offen lassen.',
        '**Nicht in Ordnung:** fremde oder künstlich erzeugte Fotos, ein falsches Alter oder Geschlecht, ein zweites Konto, sich als jemand anderes ausgeben.',
      ],
    },
    respect: {
      title: 'Sei freundlich',
      text: [
        '**In Ordnung:** „Ich glaube, es passt nicht, alles Gute dir.“',
        '**Nicht in Ordnung:** Beleidigungen, Drohungen, immer wieder schreiben, obwohl nichts zurückkommt, jemanden wegen Herkunft, Religion, Körper, Behinderung, Geschlecht oder Sexualität herabsetzen.',
      ],
    },
    consent: {
      title: 'Frag vorher',
      text: [
        '**In Ordnung:** „Möchtest du ein Bild von mir sehen, das etwas mehr zeigt?“ Und ein Nein annehmen.',
        '**Nicht in Ordnung:** ungefragt intime Bilder oder Texte, Druck, Bilder oder Chats anderer weitergeben.',
      ],
    },
    photos: {
      title: 'Fotos im Profil',
      text: [
        '**In Ordnung:** du, erkennbar, auch am Strand. Dein Freundeskreis, wenn alle einverstanden sind.',
        '**Nicht in Ordnung:** Nacktheit und Sex im Profil, Kinder, auch die eigenen, allein auf einem Bild, Waffen, Gewalt, Hasssymbole, Telefonnummern und Werbung im Bild.',
      ],
    },
    money: {
      title: 'Kein Geld',
      text: [
        '**In Ordnung:** sich zum Kaffee einladen.',
        '**Nicht in Ordnung:** um Geld, Gutscheine oder Codes bitten, Anlagen empfehlen, Sex gegen Geld suchen oder anbieten, auf andere Seiten locken, Waren oder Dienste anpreisen.',
      ],
    },
    minors: {
      title: 'Nur Erwachsene',
      text: [
        'Wer jünger als {min_age} ist, darf nicht hier sein. Wer Minderjährige sexuell darstellt oder darüber schreibt, wird sofort gesperrt und angezeigt. Glaubst du, dass jemand zu jung ist, melde das Profil.',
      ],
    },
    machines: {
      title: 'Keine Maschinen',
      text: ['Programme, die Profile auslesen, liken oder schreiben, sind nicht erlaubt, und auch nicht, dass andere dein Konto führen.'],
    },
    consequences: {
      title: 'Was passiert, wenn sich jemand nicht daran hält',
      text: [
        'Melde es: am Profil, am Foto oder an der Nachricht. Je nach Schwere entfernen wir Inhalte, verwarnen oder sperren, und immer nennen wir den Grund. Mehr dazu: [Sperren und Einspruch](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
