import { describe, expect, test } from 'vitest';
import { isJumbo } from './jumbo.ts';

describe('large emoji', () => {
  test.each(['😂', '❤️', '👍🏽', '👩‍❤️‍💋‍👨', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '😂😂😂', '😀 🎉', '🧑🏿‍🚀🌍🚀'])('%s', (text) => expect(isJumbo(text)).toBe(true));
  test.each(['', 'a', '12', '1', '#', '©', '😂😂😂😂', 'ha 😂', '😂!', ' '])('not %j', (text) => expect(isJumbo(text)).toBe(false));
});
