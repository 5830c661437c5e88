import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderCycles, partsWithLayers } from './folder-graph.ts';

let part = '';
beforeEach(() => {
  part = fs.mkdtempSync(path.join(os.tmpdir(), 'folders-'));
});
afterEach(() => fs.rmSync(part, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, source] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(part, name)), { recursive: true });
    fs.writeFileSync(path.join(part, name), source);
  }
}

test('folders that import each other are found though their files do not', () => {
  write({
    'list/list.tsx': `import { receipt } from '../thread/receipt.ts';`,
    'thread/receipt.ts': '',
    'thread/thread.tsx': `import { time } from '../list/time.ts';`,
    'list/time.ts': '',
  });
  expect([...folderCycles(part)]).toEqual([[part, 'list → thread → list']]);
});

test('imports of types count, as do imports that load later and files beside the folders', () => {
  write({
    'state/state.ts': `import type { Row } from '../row.tsx';`,
    'row.tsx': `const open = () => import('./state/keys.ts');`,
    'state/keys.ts': '',
  });
  expect([...folderCycles(part).values()]).toEqual(['row.tsx → state → row.tsx']);
});

test('folders inside a folder form layers, too', () => {
  write({
    'thread/message/body.tsx': `import '../quotes/quote.tsx';`,
    'thread/quotes/quote.tsx': `import '../message/text.ts';`,
    'thread/message/text.ts': '',
  });
  expect([...folderCycles(part)]).toEqual([[`${part}/thread`, 'message → quotes → message']]);
});

test('layers and tests make no cycle', () => {
  write({
    'page.tsx': `import './thread/thread.tsx';`,
    'thread/thread.tsx': `import '../state/keys.ts';`,
    'state/keys.ts': '',
    'state/keys.test.ts': `import '../thread/thread.tsx';`,
    'state/testing/thread.ts': `import '../../thread/thread.tsx';`,
  });
  expect([...folderCycles(part)]).toEqual([]);
});

test('the parts of the product are among those that are checked', () => {
  expect(partsWithLayers()).toEqual(expect.arrayContaining(['src/app/web', 'src/platform/server', 'src/features/chat/web']));
});
