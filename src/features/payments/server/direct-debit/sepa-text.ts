const spelled: Readonly<Record<string, string>> = {
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Æ: 'Ae',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Å: 'A',
  å: 'a',
  Ł: 'L',
  ł: 'l',
};

/** A text in the characters that every bank in the SEPA takes, at most so long. */
export const sepaText = (text: string, maxLength: number): string =>
  text
    .normalize('NFC')
    .replaceAll(/[ÄÖÜäöüßÆæØøÅåŁł]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
