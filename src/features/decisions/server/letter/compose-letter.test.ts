import { describe, expect, test } from 'vitest';
import { languages } from '#platform/contract/languages.ts';
import { decisionActs, decisionReasons, type DecisionAct, letterParts } from '../../contract/rules.ts';
import { composeLetter, type LetterAbout, type LetterDecision } from './compose-letter.ts';
import { demoSites } from '#demo/sites.ts';
import { siteId } from '#platform/contract/ids.ts';

const [demo] = demoSites;
if (!demo) throw new Error('the demo has no site');
const demoSite = {
  ...demo,
  id: siteId(1),
  main: true,
  backupDays: 30,
  isPreview: false,
  creditor: null,
  switches: {},
  closesAt: null,
  timeZone: 'Europe/Berlin',
};

const about: LetterAbout = {
  site: demoSite,
  origin: 'https://emberleaf.example',
  language: 'de',
  country: 'DE',
  reports: 2,
  appealUntil: new Date('2027-05-27T14:12:00Z'),
  frozen: null,
  first: null,
};
const decision: LetterDecision = {
  act: 'restrict',
  reason: 'advertising',
  restricts: ['conversations'],
  endsAt: new Date('2026-12-03T14:12:00Z'),
  ground: 'rule',
  groundReference: '',
  content: 'message',
  contentDate: new Date('2026-11-25T19:10:00Z'),
  facts: '',
  words: '',
  source: 'report',
  foundByMachine: true,
  decidedByMachine: false,
};
const textOf = (letter: ReturnType<typeof composeLetter>) =>
  [letter.title, ...letter.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])].join('\n');
const answers: readonly DecisionAct[] = ['restore', 'uphold'];
const cleared: readonly DecisionAct[] = ['accept', 'no_violation'];

describe('the letter about a decision', () => {
  test('says what holds until when, the rule as the page of the rules has it, and how to appeal until when', () => {
    const letter = composeLetter(decision, about);
    expect(letter.title).toBe('Bis zum 3.\u00a0Dezember kannst du keine neuen Unterhaltungen beginnen');
    expect(letter.sections.map(({ part }) => part)).toEqual([...letterParts]);
    const text = textOf(letter);
    expect(text).toContain('„Kein Geld“');
    expect(text).toContain('Waren oder Dienste anpreisen');
    expect(text).toContain('27.\u00a0Mai 2027');
    expect(text).toContain('Entschieden hat ein Mensch.');
    expect(text).toContain('15:12\u00a0Uhr');
  });

  test('has a title and no empty or unfinished sentence for every act, reason and language', () => {
    for (const language of languages)
      for (const act of decisionActs)
        for (const reason of decisionReasons)
          for (const endsAt of [null, new Date('2026-12-03T14:12:00Z')]) {
            const letter = composeLetter(
              { ...decision, act, reason, endsAt },
              {
                ...about,
                language,
                frozen: { credits: 31, payOutAt: new Date('2026-12-10T12:00:00Z') },
                first: { number: 'D-7K2M-9QXA', endsAt },
              },
            );
            const text = textOf(letter);
            expect(text, `${language} ${act} ${reason}`).not.toMatch(/[{}]|undefined|letter\.|titles\.|  |\n\n|^\n/);
            expect(letter.language).toBe(language);
            const parts = letter.sections.map(({ part }) => part);
            expect(parts.includes('appeal'), `${act}`).toBe(!answers.includes(act) && !cleared.includes(act));
          }
  });

  test('puts own words in place of the preset, and says so', () => {
    const letter = composeLetter({ ...decision, words: 'Vier gleiche Links an einem Abend.\n\nBitte frag vorher.' }, about);
    expect(letter.own_words).toBe(true);
    const [happened] = letter.sections;
    expect(happened?.paragraphs.map(({ text }) => text).slice(0, 2)).toEqual(['Vier gleiche Links an einem Abend.', 'Bitte frag vorher.']);
    expect(textOf(letter)).not.toContain('Werbung oder Links');
  });

  test('says that a program hid something at once, and that a person reads the appeal', () => {
    const text = textOf(
      composeLetter({ ...decision, act: 'hide', content: 'profile', endsAt: null, reason: 'minor', decidedByMachine: true }, about),
    );
    expect(text).toContain('Ein Programm hat sofort gehandelt');
    expect(text).not.toContain('Entschieden hat ein Mensch');
    expect(text).toContain('Deinen Einspruch liest ein Mensch');
  });

  test('names the law instead of a rule', () => {
    const letter = composeLetter({ ...decision, ground: 'law', groundReference: '§ 201a StGB' }, about);
    expect(textOf(letter)).toContain('§ 201a StGB');
    expect(textOf(letter)).not.toContain('Kein Geld');
  });

  test('says what becomes of the credits of a banned account', () => {
    const letter = composeLetter(
      { ...decision, act: 'ban_fraud', endsAt: null },
      { ...about, frozen: { credits: 31, payOutAt: new Date('2026-12-10T12:00:00Z') } },
    );
    expect(textOf(letter)).toContain('Die 31 gekauften Credits');
    expect(textOf(letter)).toContain('10.\u00a0Dezember 2026');
  });
});
