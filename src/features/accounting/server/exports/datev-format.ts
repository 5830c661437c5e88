import { csvLines, type Cell, type Plain } from './csv.ts';

const numbered = (count: number, names: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();

/** Buchungsstapel, format version 13: developer.datev.de, DATEV-Format, Buchungsstapel. */
export const datevColumns: readonly string[] = [
  ...'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto'.split(';'),
  ...'Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext'.split(';'),
  ...'Postensperre;Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink'.split(';'),
  ...numbered(8, ['Beleginfo - Art', 'Beleginfo - Inhalt']),
  ...'KOST1 - Kostenstelle;KOST2 - Kostenstelle;KOST-Menge;EU-Mitgliedstaat u. UStID (Bestimmung);EU-Steuersatz (Bestimmung)'.split(';'),
  ...'Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L;BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer'.split(';'),
  'BU 49 Funktionsergänzung',
  ...numbered(20, ['Zusatzinformation - Art', 'Zusatzinformation - Inhalt']),
  ...'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer'.split(';'),
  ...'Buchungstyp;USt-Schlüssel (Anzahlungen);EU-Mitgliedstaat (Anzahlungen);Sachverhalt L+L (Anzahlungen)'.split(';'),
  ...'EU-Steuersatz (Anzahlungen);Erlöskonto (Anzahlungen);Herkunft-Kz;Leerfeld;KOST-Datum;SEPA-Mandatsreferenz'.split(';'),
  ...'Skontosperre;Gesellschaftername;Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis'.split(';'),
  ...'Bezeichnung SoBil-Sachverhalt;Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode'.split(';'),
  ...'Fälligkeit;Generalumkehr;Steuersatz;Land;Abrechnungsreferenz;BVV-Position (Betriebsvermögensvergleich)'.split(';'),
  ...'EU-Mitgliedstaat u. UStID (Ursprung);EU-Steuersatz (Ursprung);Abw. Skontokonto'.split(';'),
];

/** The cells that a line fills; the other columns stay empty. */
export type DatevCells = Readonly<Record<string, Cell>>;

export const plain = (text: string): Plain => ({ plain: text });

/** A number with a decimal comma: 1990 with two decimals is 19,90. Never negative. */
export const decimal = (value: number, decimals: number): Plain => plain(value.toFixed(decimals).replace('.', ','));

/** Lines in DATEV's encoding; texts are quoted, numbers are not. */
export function datevLines(rows: readonly (readonly Cell[])[]): Uint8Array {
  const text = csvLines(rows, { delimiter: ';', quoted_string: true, escape_formulas: false });
  // We write no characters in which ISO 8859-1 and Windows-1252 differ.
  return Buffer.from(text.replaceAll(/[^\r\n -~\u00A0-\u00FF]/gu, '?'), 'latin1');
}

export const datevRow = (cells: DatevCells): Cell[] => datevColumns.map((column) => cells[column] ?? null);
