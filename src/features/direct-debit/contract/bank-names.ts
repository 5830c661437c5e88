/** The position of the bank code in an IBAN, and the codes of large banks. */
interface Banks {
  readonly code: readonly [start: number, end: number];
  readonly names: Readonly<Record<string, string>>;
}

const banks: Readonly<Record<string, Banks>> = {
  AT: { code: [4, 9], names: { '12000': 'UniCredit Bank Austria', '14000': 'BAWAG', '20111': 'Erste Bank', '60000': 'BAWAG' } },
  BE: {
    code: [4, 7],
    names: { '001': 'BNP Paribas Fortis', '063': 'Belfius', '068': 'Belfius', '310': 'ING', '363': 'ING', '734': 'KBC' },
  },
  DE: {
    code: [4, 12],
    names: {
      '10010010': 'Postbank',
      '10011001': 'N26',
      '10050000': 'Berliner Sparkasse',
      '10090000': 'Berliner Volksbank',
      '12030000': 'DKB',
      '20041133': 'comdirect',
      '20050550': 'Hamburger Sparkasse',
      '30020900': 'TARGOBANK',
      '37040044': 'Commerzbank',
      '37010050': 'Postbank',
      '37050198': 'Sparkasse KölnBonn',
      '43060967': 'GLS Bank',
      '50010517': 'ING',
      '50040000': 'Commerzbank',
      '50070010': 'Deutsche Bank',
      '50070024': 'Deutsche Bank',
      '70020270': 'HypoVereinsbank',
      '70150000': 'Stadtsparkasse München',
      '76030080': 'Consorsbank',
    },
  },
  ES: {
    code: [4, 8],
    names: { '0049': 'Santander', '0081': 'Banco Sabadell', '0128': 'Bankinter', '0182': 'BBVA', '1465': 'ING', '2100': 'CaixaBank' },
  },
  FI: { code: [4, 5], names: { '1': 'Nordea', '2': 'Nordea', '5': 'OP', '8': 'Danske Bank' } },
  FR: {
    code: [4, 9],
    names: { '20041': 'La Banque Postale', '30002': 'LCL', '30003': 'Société Générale', '30004': 'BNP Paribas', '30066': 'CIC' },
  },
  IT: {
    code: [5, 10],
    names: { '02008': 'UniCredit', '03015': 'FinecoBank', '03069': 'Intesa Sanpaolo', '05034': 'Banco BPM', '07601': 'BancoPosta' },
  },
  NL: {
    code: [4, 8],
    names: {
      ABNA: 'ABN AMRO',
      ASNB: 'ASN Bank',
      BUNQ: 'bunq',
      INGB: 'ING',
      KNAB: 'Knab',
      RABO: 'Rabobank',
      RBRB: 'RegioBank',
      SNSB: 'SNS',
      TRIO: 'Triodos Bank',
    },
  },
};

/** The bank of a valid IBAN; null when it is not one of the large banks. */
export function bankOf(iban: string): string | null {
  const found = banks[iban.slice(0, 2)];
  return found?.names[iban.slice(...found.code)] ?? null;
}
