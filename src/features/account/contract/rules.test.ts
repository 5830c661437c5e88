import { describe, expect, test } from 'vitest';
import { checkEmail, checkName, normalizeEmail } from './rules.ts';

describe('an address', () => {
  // Regression: pasted addresses were refused. An address with an umlaut domain belonged to another account than its ASCII form, or to
  // none.
  test.each([
    ['Anna@Example.org ', 'anna@example.org'],
    ['\u00A0anna@example.org\u200B', 'anna@example.org'],
    ['\u202Aanna@example.org\u202C', 'anna@example.org'],
    ['an\u00ADna@exam\u200Bple.org', 'anna@example.org'],
    ['anna@example.org.', 'anna@example.org'],
    ['mailto:anna@example.org', 'anna@example.org'],
    ['Anna Berg <anna@example.org>', 'anna@example.org'],
    ['anna＠example．org', 'anna@example.org'],
    ['anna‑maria@example.org', 'anna-maria@example.org'],
    ['anna @ example.org', 'anna@example.org'],
    ['anna@münchen.de', 'anna@xn--mnchen-3ya.de'],
    ['anna@mu\u0308nchen.de', 'anna@xn--mnchen-3ya.de'],
    ['Anna@MÜNCHEN.de', 'anna@xn--mnchen-3ya.de'],
    ['anna@XN--MNCHEN-3YA.de', 'anna@xn--mnchen-3ya.de'],
    ['anna@straße.de', 'anna@xn--strae-oqa.de'],
    ['anna@żółw.pl', 'anna@xn--w-uga1v8h.pl'],
  ])('%j is %s', (typed, email) => {
    expect([normalizeEmail(typed), checkEmail(typed)]).toEqual([email, null]);
    expect(normalizeEmail(email)).toBe(email);
  });

  test.each(['', '@', 'anna', 'anna@', '@example.org', 'anna@localhost', 'an na@example.org', 'anna@exam ple.org', 'änna@example.org'])(
    '%j is none',
    (typed) => expect(checkEmail(typed)?.code).toBe('invalid_email'),
  );

  // The URL parser reads these as a port, a path, a query, another user, or an IP address.
  test.each(['anna@münchen.de:25', 'anna@münchen.de/x', 'anna@münchen.de?x', 'anna@münchen@x.de', 'anna@mün%63hen.de', 'anna@[::1]ü'])(
    '%j is none',
    (typed) => expect(checkEmail(typed)?.code).toBe('invalid_email'),
  );
});

test.each(['', ' ', '\u200B', '\u0301\u0308', '\u2800\u2800', '\u3164', '\uFFA0', '\u{E0061}'])('%j is not a name', (name) => {
  expect(checkName(name, 'anna@example.org')?.code).toBe('name_required');
});
