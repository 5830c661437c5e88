import { shownEmail } from '#features/account/server/index.ts';

/** `j••@e•••.org`: enough to ask about it, too little to learn it. */
export function maskEmail(email: string): string {
  const shown = shownEmail(email);
  const at = shown.lastIndexOf('@');
  const domain = shown.slice(at + 1);
  const end = domain.lastIndexOf('.');
  return `${firstOf(shown)}••@${firstOf(domain)}•••${end < 0 ? '' : domain.slice(end)}`;
}

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x2022);

/** `DE••••••12` */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}••••••${iban.slice(-2)}`;
