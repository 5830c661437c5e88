import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { landerNames } from '#features/landers/contract/landers.ts';
import { landerTexts } from '#features/landers/web/index.ts';
import { frameTexts } from './lander-frame.tsx';

const scenes = import.meta.glob<{ texts: readonly string[] }>('/src/features/landers/web/scenes/*/scene.tsx');

test.each(landerNames)('the page of %s carries every text that its parts can show', async (name) => {
  const scene = `src/features/landers/web/scenes/${name}/scene.tsx`;
  const { texts = [] } = (await scenes[`/${scene}`]?.()) ?? {};
  const carried = [...frameTexts, ...landerTexts, ...texts];
  const isCarried = (text: string) => carried.some((one) => text === one || text.startsWith(`${one}.`));
  const shown = [...filesOf([scene, 'src/app/web/lander/lander-app.tsx'])].flatMap(textsIn);
  expect(shown).toContain('app.skip');
  // The questions of a visit load their own catalog. The text for a missing part is loaded with the toasts.
  const isElsewhere = (text: string) => text.startsWith('visits.') || text === 'common.errors';
  expect(shown.filter((text) => !isCarried(text) && !isElsewhere(text))).toEqual([]);
});

/** The texts that a file uses; the whole group when it computes the key. */
function textsIn(file: string): string[] {
  const code = fs.readFileSync(file, 'utf8');
  return [...code.matchAll(/const (\w+) = useTranslations\('([^']+)'\)/g)].flatMap(([, name = '', namespace = '']) => {
    const called = [...code.matchAll(new RegExp(String.raw`\b${name}\((['\x60]([\w.]+))?`, 'g'))];
    const isGiven = called.length === 0 || called.some(([, literal]) => literal === undefined);
    return isGiven ? [namespace] : called.map(([, , key = '']) => `${namespace}.${key.replace(/\.$/, '')}`);
  });
}

/** These files and everything that they import except types; through a feature's index.ts only the imported names. */
function filesOf(starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string, names: readonly string[]) => {
    const isDoor = file.endsWith('/index.ts');
    if (!isDoor && (found.has(file) || !/\.tsx?$/.test(file))) return;
    if (!isDoor) found.add(file);
    for (const { from, brings } of importsOf(file))
      if (!isDoor) visit(from, brings);
      else if (brings.some((name) => names.includes(name))) visit(from, names);
  };
  starts.forEach((file) => visit(file, []));
  return found;
}

function importsOf(file: string): { from: string; brings: string[] }[] {
  const code = fs.readFileSync(file, 'utf8');
  const statements = code.matchAll(/^(?:import|export) (?!type )(?:\{([^}]*)\} from )?'([^']+)'|import\('([^']+)'\)/gm);
  return [...statements].flatMap(([, list = '', still, later]) => {
    const specifier = still ?? later ?? '';
    const brings = list.split(',').flatMap((one) => (/^\s*(?:type\s|$)/.test(one) ? [] : [one.trim().replace(/ as .*/, '')]));
    if (list !== '' && brings.length === 0) return [];
    if (specifier.startsWith('#')) return [{ from: specifier.replace('#', 'src/'), brings }];
    return specifier.startsWith('.') ? [{ from: path.join(path.dirname(file), specifier), brings }] : [];
  });
}
