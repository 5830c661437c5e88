/** The EPC's transcription of those letters of the euro countries that are not Latin letters with an accent (EPC217-08). */
const spelled = new Map([
  // German writes ä as ae; other languages would accept a, too.
  ...pairs('ä ö ü ß æ œ ø å ł đ ð ħ ı ŋ þ ŧ', 'ae oe ue ss ae oe o a l d d h i n th t'),
  ...pairs('α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs(
    'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я',
    'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya',
  ),
]);

/** A text in the characters that every bank in the SEPA accepts, cut to a maximum length. Empty when no character is left. */
export const sepaText = (text: string, maxLength: number): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{L}/gu, spell)
    // Drops the accent of a letter, unless the accented letter is a letter of its own.
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{L}/gu, spell)
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

function spell(letter: string): string {
  const small = letter.toLowerCase();
  const written = spelled.get(small) ?? letter;
  return letter === small ? written : written.slice(0, 1).toUpperCase() + written.slice(1);
}

function pairs(letters: string, spellings: string): (readonly [letter: string, spelling: string])[] {
  const each = spellings.split(' ');
  return letters.split(' ').map((letter, index) => [letter, each[index] ?? ''] as const);
}
