import { describe, expect, test } from 'vitest';
import type { Call, HeardEvent } from '#platform/contract/call.ts';

type Contract = Readonly<Record<string, Partial<Call & HeardEvent> | undefined>>;

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const known = new Map<string, Contract>();
for (const [file, contract] of Object.entries(
  import.meta.glob<Contract>(['/src/**/contract/*.ts', '!**/{calls,*.test}.ts'], { eager: true }),
))
  known.set(folderOf(file), { ...known.get(folderOf(file)), ...contract });

const named = ({ method, path, type }: Partial<Call & HeardEvent>) => ({ method, path, type });

describe('the calls and events of pages', () => {
  const files = Object.entries(import.meta.glob<Contract>('/src/**/contract/calls.ts', { eager: true }));

  test.each(files)('%s', (file, calls) => {
    for (const [name, call] of Object.entries(calls)) {
      expect(known.get(folderOf(file)), file).toHaveProperty(name);
      expect(named(call ?? {}), `${file}: ${name}`).toEqual(named(known.get(folderOf(file))?.[name] ?? {}));
    }
  });

  test('is found in every feature that has pages and endpoints', () => {
    expect(files.length).toBeGreaterThan(25);
  });
});
