import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowedName } from '#features/account/contract/allowed-texts.ts';
import { namesContact } from '#features/chat/server/index.ts';
import { maxAnswers, prompts } from '#features/prompts/contract/prompts.ts';
import { readAnswers } from '#features/prompts/server/index.ts';
import { languages } from '#platform/contract/languages.ts';
import { cast } from './cast.ts';
import type { SeedMember } from './cast/types.ts';
import { conversations, demoMember } from './conversations.ts';
import { repeated, sentencesOf } from './repeated-texts.ts';
import { writtenLikes } from './written-likes.ts';

const TODAY = '2026-11-21';
const photosFolder = new URL('./photos/', import.meta.url);
const photos = readdirSync(photosFolder);
const byKey = new Map(cast.map((member) => [member.key, member]));

describe('the cast', () => {
  it('has unique ASCII keys with country and age', () => {
    expect(byKey.size).toBe(cast.length);
    for (const { key, country, date_of_birth } of cast)
      expect(key).toMatch(new RegExp(`^${country.toLowerCase()}-[a-z]+-${ageOf(date_of_birth)}$`));
  });

  it('has 240 people in eleven countries, with Leipzig and Berlin dense', () => {
    expect(countBy((member) => member.country)).toEqual({
      DE: 84,
      GB: 20,
      FR: 20,
      ES: 18,
      IT: 18,
      NL: 18,
      PL: 16,
      SE: 14,
      DK: 12,
      NO: 10,
      FI: 10,
    });
    expect(within50km(51.34, 12.37)).toBeGreaterThanOrEqual(20);
    expect(within50km(52.52, 13.4)).toBeGreaterThanOrEqual(20);
  });

  it('has names that the rule for names allows', () => {
    for (const { name } of cast) expect(isAllowedName(name), name).toBe(true);
  });

  it('has every gender and orientation', () => {
    const genders = countBy((member) => member.gender);
    expect(genders['woman']).toBeGreaterThan(105);
    expect(genders['man']).toBeGreaterThan(105);
    expect(genders['non_binary']).toBeGreaterThanOrEqual(12);
    expect(Object.keys(countBy((member) => String(member.sexuality)))).toHaveLength(7);
  });

  it('has adults only, who search for adults', () => {
    for (const { key, date_of_birth, search_age } of cast) {
      const age = ageOf(date_of_birth);
      expect(age >= 22 && age <= 70, key).toBe(true);
      expect(search_age[0] >= 18 && search_age[0] < search_age[1], key).toBe(true);
    }
  });

  it('states regions of the stated country', () => {
    for (const { key, country, region, lat, lon } of cast) {
      expect(region.startsWith(`${country}-`), key).toBe(true);
      expect(lat > 27 && lat < 71 && lon > -16 && lon < 32, key).toBe(true);
    }
  });

  it('writes about itself at length, in a few words or not at all, without contact data', () => {
    const lengths = cast.map(({ about }) => about.length);
    expect(lengths.filter((length) => length === 0).length).toBeGreaterThanOrEqual(10);
    expect(lengths.filter((length) => length > 0 && length < 50).length).toBeGreaterThanOrEqual(15);
    expect(lengths.filter((length) => length > 100).length).toBeGreaterThanOrEqual(100);
    for (const { key, about } of cast) expect(about, key).not.toMatch(CONTACT);
  });

  it('answers prompts by the rules for answers; about every sixth member answers none', () => {
    for (const { key, answers = [] } of cast) {
      expect(answers.length, key).toBeLessThanOrEqual(maxAnswers);
      // Stored are plain spaces.
      const plain = answers.map(({ prompt, answer }) => ({ prompt, answer: answer.replaceAll(/\s/gu, ' ') }));
      expect(readAnswers(answers, { namesContact }), key).toEqual({ ok: true, value: plain });
      for (const { answer } of answers) expect(answer, key).not.toMatch(CONTACT);
    }
    const silent = cast.filter(({ answers = [] }) => answers.length === 0).length / cast.length;
    expect(silent).toBeGreaterThan(1 / 8);
    expect(silent).toBeLessThan(1 / 4);
  });

  it('answers every prompt in German and in English', () => {
    for (const language of ['de', 'en']) {
      const answered = cast.filter((member) => member.language === language).flatMap(({ answers = [] }) => answers);
      expect(new Set(answered.map(({ prompt }) => prompt)).size, language).toBe(prompts.length);
    }
  });

  it('says no sentence twice, whoever says it and where', () => {
    const texts = [
      ...cast.flatMap(({ about, answers = [] }) => [about, ...answers.map(({ answer }) => answer)]),
      ...writtenLikes.map(({ note = '' }) => note),
      ...conversations.flatMap(({ messages }) => messages.map(({ text }) => text)),
    ];
    expect(repeated(texts.filter((text) => text !== ''))).toEqual([]);
    expect(repeated(texts.flatMap(sentencesOf).filter((sentence) => sentence.includes(' ')))).toEqual([]);
  });

  it('lists 3 to 9 different interests that are offered', () => {
    for (const { key, interests } of cast) {
      expect(interests.length >= 3 && interests.length <= 9, key).toBe(true);
      expect(new Set(interests).size, key).toBe(interests.length);
      for (const interest of interests) expect(INTERESTS, key).toContain(interest);
    }
  });

  it('states the drawn hair colour', () => {
    for (const { key, hair_colour, portrait } of cast)
      expect(portrait?.hair === 'bald' ? 'other' : HAIR_COLOUR[portrait?.hairColor ?? ''], key).toBe(hair_colour);
  });
});

describe('the landing pages', () => {
  it('quote nobody of the cast', () => {
    const said = cast.flatMap(({ about, answers = [] }) => [about, ...answers.map(({ answer }) => answer)]).flatMap(sentencesOf);
    const long = said.filter((sentence) => sentence.split(' ').length > 3);
    for (const feature of ['signup', 'landers', 'member-landings'])
      for (const language of languages) {
        const catalog = readFileSync(new URL(`../src/features/${feature}/messages/${language}.ts`, import.meta.url), 'utf8');
        const shown = new Set(sentencesOf(catalog.replaceAll("'", '\n')));
        expect(
          long.filter((sentence) => shown.has(sentence)),
          `${feature} in ${language}`,
        ).toEqual([]);
      }
  });
});

describe('the photos', () => {
  it('are exactly those that the cast states', () => {
    const expected = cast.flatMap((member) => Array.from({ length: member.photos }, (_, n) => `${member.key}-${n + 1}.webp`));
    expect(photos.filter((file) => !file.startsWith('place-')).sort()).toEqual(expected.sort());
    expect(photos.filter((file) => file.startsWith('place-'))).toHaveLength(4);
  });

  it('are WebP and at most 6 MB together', () => {
    const bytes = photos.map((file) => statSync(new URL(file, photosFolder)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
    for (const file of photos) expect(readFileSync(new URL(file, photosFolder)).toString('latin1', 8, 12), file).toBe('WEBP');
  });
});

describe('the likes', () => {
  it('are between members who search for each other, and of an answer that is there', () => {
    for (const { from, to, prompt } of writtenLikes) {
      const [one, other] = [byKey.get(from)!, byKey.get(to)!];
      expect(wantsToMeet(one, other) && wantsToMeet(other, one), `${from} and ${to}`).toBe(true);
      if (prompt !== undefined)
        expect(
          other.answers?.map((answer) => answer.prompt),
          `${from} likes ${to}`,
        ).toContain(prompt);
    }
  });

  it('give the member behind the demo login four matches and six likes that wait', () => {
    const given = writtenLikes.filter(({ from }) => from === demoMember).map(({ to }) => to);
    const matches = given.filter((member) => writtenLikes.some(({ from, to }) => from === member && to === demoMember));
    expect([matches.length, given.length - matches.length]).toEqual([4, 6]);
  });
});

describe('the conversations', () => {
  it('are between two members of the cast, five of them with the demo member', () => {
    for (const { a, b } of conversations) {
      expect(a).not.toBe(b);
      expect(byKey.has(a), a).toBe(true);
      expect(byKey.has(b), b).toBe(true);
    }
    expect(new Set(conversations.map(({ a, b }) => [a, b].sort().join())).size).toBe(conversations.length);
    expect(conversations.filter(({ a, b }) => a === demoMember || b === demoMember)).toHaveLength(5);
  });

  it('are between members who search for each other', () => {
    for (const { a, b } of conversations) {
      const [one, other] = [byKey.get(a)!, byKey.get(b)!];
      expect(wantsToMeet(one, other), `${a} for ${b}`).toBe(true);
      expect(wantsToMeet(other, one), `${b} for ${a}`).toBe(true);
    }
  });

  it('are chronological, start with the member who wrote first, and have no empty message', () => {
    for (const { a, messages } of conversations) {
      expect(messages.length >= 6 && messages.length <= 20, a).toBe(true);
      expect(messages[0]!.from).toBe('a');
      for (const [i, message] of messages.entries()) {
        expect(message.text.trim()).not.toBe('');
        expect(message.text).not.toMatch(CONTACT);
        expect(message.minutes_ago).toBeGreaterThan(messages[i + 1]?.minutes_ago ?? 0);
      }
    }
  });
});

const CONTACT = /@|https?:|www\.|\+\d{2}|\d{5,}|€|\$|£/;
const INTERESTS =
  'adventure animals art astrology bbq beach beer biking coffee cooking dancing fashion foodie gardening gym hiking movies music outdoors party photography politics reading relationship shopping sports sushi tattoos tea theater travelling vegetarian videogames wine'.split(
    ' ',
  );
const HAIR_COLOUR: Record<string, string> = {
  black: 'black',
  darkBrown: 'brown',
  chestnut: 'brown',
  auburn: 'red',
  copper: 'red',
  darkBlond: 'blond',
  blond: 'blond',
  pepper: 'grey',
  grey: 'grey',
  silver: 'white',
  plum: 'other',
  petrol: 'other',
};

function ageOf(birth: string): number {
  return Number(TODAY.slice(0, 4)) - Number(birth.slice(0, 4)) - (TODAY.slice(5) < birth.slice(5) ? 1 : 0);
}

function countBy(name: (member: SeedMember) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const member of cast) counts[name(member)] = (counts[name(member)] ?? 0) + 1;
  return counts;
}

function within50km(lat: number, lon: number): number {
  const rad = Math.PI / 180;
  return cast.filter((m) => 6371 * Math.hypot((m.lat - lat) * rad, (m.lon - lon) * rad * Math.cos(lat * rad)) <= 50).length;
}

function wantsToMeet(one: SeedMember, other: SeedMember): boolean {
  const age = ageOf(other.date_of_birth);
  return one.search_gender.includes(other.gender) && one.search_age[0] <= age && age <= one.search_age[1];
}
