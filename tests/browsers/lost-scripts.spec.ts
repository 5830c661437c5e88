import { lostFiles } from '#tests/support/browser/lost-files.ts';
import { expect, test } from './engine-test.ts';
import { openLine } from './line.ts';

for (const [what, files] of lostFiles)
  for (const path of ['/login', '/landers/tinderswipe'])
    test(`${path} becomes interactive when its ${what} was lost with the connection, twice`, async ({ reader }) => {
      const attempts = new Map<string, number>();
      const line = await openLine({
        takes(file, request) {
          if (!files.test(file)) return false;
          const attempt = (attempts.get(file) ?? 0) + 1;
          attempts.set(file, attempt);
          if (attempt <= 2) request.socket.destroy();
          return attempt <= 2;
        },
      });
      await reader.open(line.address + path);
      expect(Math.max(...attempts.values())).toBeGreaterThan(2);
      // The browser logs what was lost.
      await reader.engine.errors();
      line.close();
    });

test('each script crosses the line once', async ({ reader }) => {
  const asked: string[] = [];
  const line = await openLine({
    takes(path) {
      if (path.endsWith('.js')) asked.push(path);
      return false;
    },
  });
  await reader.open(`${line.address}/login`);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked).toEqual([...new Set(asked)]);
  line.close();
});
