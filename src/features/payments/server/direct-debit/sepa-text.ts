/** How the letters of the euro countries that are no Latin letter with an accent are written, as the EPC has it (EPC217-08). */
const spelled = new Map(
  Object.entries({
    // In German, ä is written ae; elsewhere a would do, too.
    ...pairs('äöüßæœøåłđðħıŋþŧ', 'ae oe ue ss ae oe o a l d d h i n th t'),
    ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
    ...pairs('абвгдежзийклмнопрстуфхцчшщъьюя', 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya'),
  }),
);

const noLetter = /[^A-Za-z0-9/?:().,'+ -]/g;

/** A text in the characters that every bank in the SEPA takes, at most so long. Empty where it has none of them. */
export const sepaText = (text: string, maxLength: number): string =>
  [...text.normalize('NFC')]
    .flatMap(
      (letter) => spellLetter(letter) ?? [...letter.normalize('NFD').replaceAll(/\p{M}/gu, '')].map((part) => spellLetter(part) ?? part),
    )
    .join('')
    .replaceAll(noLetter, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

function spellLetter(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const written = spelled.get(small);
  return written === undefined || letter === small ? written : written.slice(0, 1).toUpperCase() + written.slice(1);
}

function pairs(letters: string, spellings: string): Record<string, string> {
  const each = spellings.split(' ');
  return Object.fromEntries([...letters].map((letter, index) => [letter, each[index] ?? '']));
}
