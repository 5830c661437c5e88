import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { decimalsOf } from '#platform/contract/money.ts';
import { type Day, isDay } from '#platform/contract/time.ts';

/** One movement of the company's account, or the sum of several. */
export interface StatementLine {
  /** Stable id: the same each time the statement is read. */
  readonly id: string;
  /** The IBAN, or another number, of the account. */
  readonly account: string;
  readonly day: Day;
  /** Minor units; negative when it left the account. */
  readonly amount: number;
  readonly currency: string;
  /** The id from our file; null when the bank does not report it, or for a sum of several. */
  readonly endToEnd: string | null;
  /** For a sum: the name of our file and of the group in it. */
  readonly batch: { readonly message: string; readonly group: string } | null;
  /** Why it was returned, a code of ISO 20022; null when it was not. */
  readonly reason: string | null;
  /** The returned amount without the bank's fee; null when the bank does not report it. */
  readonly original: number | null;
  /** The bank lists it under the direct debits collected for this account. */
  readonly isDebit: boolean;
}

export interface Statements {
  /** The lines of the requested accounts; null when the file has none of these accounts. */
  readonly lines: readonly StatementLine[] | null;
  /** The first account in the file that was not requested. */
  readonly other: string | null;
}

const kinds = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;
/** The code of ISO 20022 for “no reason given”. */
const noReason = 'MS03';

/**
 * The booked lines of account statements (camt.053) and of notifications of their details (camt.054), of any version, for the requested
 * accounts. https://www.iso20022.org/iso-20022-message-definitions
 */
export function readStatements(xml: string, isAsked: (iban: string) => boolean): Result<Statements, 'statement_unreadable'> {
  try {
    // No bank sends a DOCTYPE, and it would allow attacks by entities.
    if (/<!DOCTYPE/i.test(xml)) return fail('statement_unreadable');
    // Some banks write a byte order mark, which is not part of the XML.
    const root = new DOMParser({ onError: stop }).parseFromString(xml.replace(/^\uFEFF/, ''), 'text/xml').documentElement;
    const statements = kinds.flatMap(([message, statement]) =>
      root === null ? [] : at(root, message).flatMap((one) => at(one, statement)),
    );
    if (statements.length === 0) return fail('statement_unreadable');
    const asked = statements.filter((one) => isAsked(accountOf(one)));
    const other = statements.find((one) => !isAsked(accountOf(one)));
    return ok({ lines: asked.length === 0 ? null : asked.flatMap(readOne), other: other ? accountOf(other) : null });
  } catch {
    return fail('statement_unreadable');
  }
}

/** An account in a country without IBANs has another number. */
const accountOf = (statement: Element): string =>
  must(textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id'), 'account');

function stop(level: string, message: string): void {
  throw new Error(`${level}: ${message}`);
}

function readOne(statement: Element): StatementLine[] {
  const name = must(textAt(statement, 'Id'), 'Id');
  const entries = at(statement, 'Ntry').filter((entry) => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK');
  return entries.flatMap((entry, index) =>
    linesOf(entry, `${name}:${textAt(entry, 'NtryRef') ?? textAt(entry, 'AcctSvcrRef') ?? index + 1}`, accountOf(statement)),
  );
}

function linesOf(entry: Element, id: string, account: string): StatementLine[] {
  const all = { ...sumOf(entry), account, day: dayOf(entry), isDebit: isDebit(entry) };
  const parts = at(entry, 'NtryDtls', 'TxDtls');
  // The bank lists the parts without their amounts, as for salaries: only the total is known.
  const isSecret = parts.length > 1 && parts.some((part) => amountOf(part) === null);
  if (parts.length === 0 || isSecret) {
    const message = textAt(entry, 'NtryDtls', 'Btch', 'MsgId');
    const batch = message === null ? null : { message, group: textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId') ?? '' };
    return [{ ...all, id, endToEnd: null, batch, reason: null, original: null }];
  }
  const lines = parts.map((part, index) => {
    const returns = at(part, 'RtrInf');
    const reason = textAt(part, 'RtrInf', 'Rsn', 'Cd') ?? textAt(part, 'RtrInf', 'Rsn', 'Prtry') ?? noReason;
    return {
      ...all,
      ...(parts.length === 1 ? {} : sumOf(part, all)),
      id: parts.length === 1 ? id : `${id}:${index + 1}`,
      endToEnd: textAt(part, 'Refs', 'EndToEndId'),
      batch: null,
      reason: returns.length > 0 || textAt(entry, 'RvslInd') === 'true' ? reason : null,
      original: originalOf(part),
      isDebit: all.isDebit || isDebit(part),
    };
  });
  return parts.length === 1 ? lines : withFees(lines, all, id);
}

function originalOf(part: Element): number | null {
  const original = amountAt(part, 'AmtDtls', 'InstdAmt', 'Amt');
  return original === null ? null : Math.abs(original.amount);
}

const isDebit = (element: Element): boolean => textAt(element, 'BkTxCd', 'Domn', 'Fmly', 'Cd') === 'IDDT';

/**
 * The difference between an entry and the sum of its parts is the bank's fee. It belongs to the returned debits in the entry, else to a
 * line of its own.
 */
function withFees(
  lines: readonly StatementLine[],
  entry: Sum & Pick<StatementLine, 'account' | 'day' | 'isDebit'>,
  id: string,
): StatementLine[] {
  const rest = entry.amount - lines.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0 || lines.some(({ currency }) => currency !== entry.currency)) return [...lines];
  const returned = lines.filter(({ amount, reason }) => reason !== null && amount < 0);
  if (rest > 0 || returned.length === 0)
    return [...lines, { ...entry, id: `${id}:fees`, amount: rest, endToEnd: null, batch: null, reason: null, original: null }];
  const share = Math.trunc(rest / returned.length);
  return lines.map((line) => {
    const place = returned.indexOf(line);
    if (place < 0) return line;
    const fee = place === 0 ? rest - share * (returned.length - 1) : share;
    return { ...line, amount: line.amount + fee, original: line.original ?? -line.amount };
  });
}

interface Sum {
  readonly amount: number;
  readonly currency: string;
}

/** The sum of an entry or of one of its parts; a part without a direction has that of its entry. */
function sumOf(element: Element, entry: Sum | null = null): Sum {
  const found = amountOf(element);
  const direction = textAt(element, 'CdtDbtInd') ?? (entry !== null && entry.amount < 0 ? 'DBIT' : 'CRDT');
  if (found === null || (direction !== 'DBIT' && direction !== 'CRDT')) throw new Error('a line has no sum');
  // Some banks also write a minus before amounts that leave the account; only a negative credit is reversed.
  const amount = Math.abs(found.amount);
  return { currency: found.currency, amount: direction === 'DBIT' || found.amount < 0 ? 0 - amount : amount };
}

const amountOf = (element: Element): Sum | null => amountAt(element, 'Amt') ?? amountAt(element, 'AmtDtls', 'TxAmt', 'Amt');

function amountAt(element: Element, ...path: string[]): Sum | null {
  const [found] = at(element, ...path);
  if (!found) return null;
  const [currency, written] = [found.getAttribute('Ccy') ?? '', textOf(found)];
  if (!/^[A-Z]{3}$/.test(currency) || !/^[+-]?0*\d{1,12}(\.\d{1,5})?$/.test(written)) throw new Error(`${written} ${currency} is no sum`);
  return { currency, amount: Math.round(Number(written) * 10 ** decimalsOf(currency)) };
}

function dayOf(entry: Element): Day {
  const written = ['BookgDt', 'ValDt'].map((date) => textAt(entry, date, 'Dt') ?? textAt(entry, date, 'DtTm'));
  const day = must(written.find((text) => text !== null) ?? null, 'day').slice(0, 10);
  if (!isDay(day)) throw new Error(`${day} is no day`);
  return day;
}

function must(text: string | null, name: string): string {
  if (text === null) throw new Error(`a statement has no ${name}`);
  return text;
}

/** The elements at the end of a path in any namespace: each version of a message has its own. */
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
