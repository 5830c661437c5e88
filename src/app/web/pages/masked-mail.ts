/** "jo…@posteo.de": enough to recognize the address, without showing it to whoever looks over a shoulder. */
export function maskedMail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}
