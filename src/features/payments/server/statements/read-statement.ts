import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { decimalsOf } from '#platform/contract/money.ts';
import { type Day, isDay } from '#platform/contract/time.ts';

/** One movement of the company's account, or the sum of many. */
export interface StatementLine {
  /** The same whenever the statement is read. */
  readonly id: string;
  readonly day: Day;
  /** Minor units; negative: it left the account. */
  readonly amount: number;
  readonly currency: string;
  /** What we called it in our file; null: the bank does not say, or it is a sum of many. */
  readonly endToEnd: string | null;
  /** Of a sum: our file and the group in it. */
  readonly batch: { readonly message: string; readonly group: string } | null;
  /** Why it came back, a code of ISO 20022; null: it did not. */
  readonly reason: string | null;
  /** What came back, without the bank's fee; null: the bank does not say. */
  readonly original: number | null;
  /** It is about a direct debit that somebody collected for this account. */
  readonly isDebit: boolean;
}

export interface Statement {
  readonly iban: string;
  readonly lines: readonly StatementLine[];
}

const kinds = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;
/** Of ISO 20022 for “no reason given”. */
const noReason = 'MS03';

/**
 * The booked lines of account statements (camt.053) and of notifications of their details (camt.054), of any version.
 * https://www.iso20022.org/iso-20022-message-definitions
 */
export function readStatements(xml: string): Result<Statement[], 'statement_unreadable'> {
  try {
    // No bank sends one, and what it could do is not wanted.
    if (/<!DOCTYPE/i.test(xml)) return fail('statement_unreadable');
    const root = new DOMParser({ onError: stop }).parseFromString(xml, 'text/xml').documentElement;
    const statements = kinds.flatMap(([message, statement]) =>
      root === null ? [] : at(root, message).flatMap((one) => at(one, statement)),
    );
    return statements.length === 0 ? fail('statement_unreadable') : ok(statements.map(readOne));
  } catch {
    return fail('statement_unreadable');
  }
}

function stop(level: string, message: string): void {
  throw new Error(`${level}: ${message}`);
}

function readOne(statement: Element): Statement {
  const name = must(textAt(statement, 'Id'), 'Id');
  const entries = at(statement, 'Ntry').filter((entry) => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK');
  return {
    iban: must(textAt(statement, 'Acct', 'Id', 'IBAN'), 'IBAN'),
    lines: entries.flatMap((entry, index) =>
      linesOf(entry, `${name}:${textAt(entry, 'NtryRef') ?? textAt(entry, 'AcctSvcrRef') ?? index + 1}`),
    ),
  };
}

function linesOf(entry: Element, id: string): StatementLine[] {
  const all = { ...sumOf(entry), day: dayOf(entry), isDebit: textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'Cd') === 'IDDT' };
  const parts = at(entry, 'NtryDtls', 'TxDtls');
  if (parts.length === 0) {
    const message = textAt(entry, 'NtryDtls', 'Btch', 'MsgId');
    const batch = message === null ? null : { message, group: textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId') ?? '' };
    return [{ ...all, id, endToEnd: null, batch, reason: null, original: null }];
  }
  return parts.map((part, index) => {
    const returns = at(part, 'RtrInf');
    const reason = textAt(part, 'RtrInf', 'Rsn', 'Cd') ?? textAt(part, 'RtrInf', 'Rsn', 'Prtry') ?? noReason;
    return {
      ...all,
      ...(parts.length === 1 ? {} : sumOf(part, all)),
      id: parts.length === 1 ? id : `${id}:${index + 1}`,
      endToEnd: textAt(part, 'Refs', 'EndToEndId'),
      batch: null,
      reason: returns.length > 0 || textAt(entry, 'RvslInd') === 'true' ? reason : null,
      original: amountAt(part, 'AmtDtls', 'InstdAmt', 'Amt')?.amount ?? null,
      isDebit: all.isDebit || textAt(part, 'BkTxCd', 'Domn', 'Fmly', 'Cd') === 'IDDT',
    };
  });
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
}

/** Of an entry, or of a part of it, which may leave the direction to its entry. */
function sumOf(element: Element, entry: Sum | null = null): Sum {
  const found = amountAt(element, 'Amt') ?? amountAt(element, 'AmtDtls', 'TxAmt', 'Amt');
  const direction = textAt(element, 'CdtDbtInd') ?? (entry !== null && entry.amount < 0 ? 'DBIT' : 'CRDT');
  if (found === null || (direction !== 'DBIT' && direction !== 'CRDT')) throw new Error('a line has no sum');
  return { currency: found.currency, amount: direction === 'DBIT' ? -found.amount : found.amount };
}

function amountAt(element: Element, ...path: string[]): Sum | null {
  const [found] = at(element, ...path);
  if (!found) return null;
  const [currency, written] = [found.getAttribute('Ccy') ?? '', textOf(found)];
  if (!/^[A-Z]{3}$/.test(currency) || !/^\d{1,12}(\.\d{1,5})?$/.test(written)) throw new Error(`${written} ${currency} is no sum`);
  return { currency, amount: Math.round(Number(written) * 10 ** decimalsOf(currency)) };
}

function dayOf(entry: Element): Day {
  const day = must(textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm'), 'BookgDt').slice(0, 10);
  if (!isDay(day)) throw new Error(`${day} is no day`);
  return day;
}

function must(text: string | null, name: string): string {
  if (text === null) throw new Error(`a statement has no ${name}`);
  return text;
}

/** The elements at the end of a path, whatever their namespace: each version of a message has its own. */
function at(element: Element, ...path: string[]): Element[] {
  return path.reduce<Element[]>(
    (found, name) => found.flatMap((one) => [...one.childNodes].filter(isElement).filter(({ localName }) => localName === name)),
    [element],
  );
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const textOf = ({ textContent }: Element): string => textContent?.trim() ?? '';

const textAt = (element: Element, ...path: string[]): string | null => {
  const [found] = at(element, ...path);
  return found && textOf(found) !== '' ? textOf(found) : null;
};
