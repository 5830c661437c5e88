export const imprint = {
  title: 'Impressum',
  lead: 'Wer {site} betreibt.',
  short: {},
  sections: {
    provider: {
      title: 'Anbieter',
      text: [
        {
          table: {
            head: ['Angabe', 'Eintrag'],
            rows: [
              ['Unternehmen', '{company}'],
              ['Anschrift', '{address}'],
              ['Vertreten durch', '{representatives}'],
              ['Register', '{register}'],
              ['USt-IdNr.', '{vat_numbers}'],
              ['Marken', '{brands}'],
              ['E-Mail', '[{email}](mailto:{email})'],
              ['Telefon', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Kontaktstellen',
      text: [
        'Für Mitglieder und für Behörden nach den Artikeln 11 und 12 des Gesetzes über digitale Dienste (DSA): [{email}](mailto:{email}), auf Deutsch und Englisch. Rechtswidrige Inhalte meldest du am schnellsten dort, wo du sie siehst, oder mit dem [Meldeformular](/notice).',
      ],
    },
    disputes: {
      title: 'Streit beilegen',
      text: [
        'Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil. Bei Entscheidungen über Inhalte und Konten steht dir der Weg über eine zugelassene Stelle nach Artikel 21 DSA offen: [Sperren und Einspruch](/pages/ban).',
      ],
    },
    credits: {
      title: 'Bilder und Symbole',
      text: [
        'Fotos gehören den Mitgliedern, die sie zeigen. Die Symbole stammen von Phosphor Icons (MIT-Lizenz), GIFs von ihren jeweiligen Anbietern.',
      ],
    },
  },
  changes: { '2023-12-01': 'Erste Fassung.' },
} as const;
