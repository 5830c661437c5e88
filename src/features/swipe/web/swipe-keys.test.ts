import { describe, expect, it } from 'vitest';
import { swipeKeyOf } from './swipe-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof swipeKeyOf>[0]> = {}) => ({
  key,
  repeat: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const inGame = { inGame: true, onControl: false };

describe('the keys of the game', () => {
  it('decide, open the profile, change the photo and undo', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', ' ', 'z', 'Z', 'ArrowDown', 'a'];
    expect(keys.map((key) => swipeKeyOf(press(key), inGame))).toEqual(['like', 'pass', 'profile', 'photo', 'undo', 'undo', null, null]);
  });

  it('leave the space bar to a focused button', () => {
    expect(swipeKeyOf(press(' '), { inGame: true, onControl: true })).toBeNull();
    expect(swipeKeyOf(press('ArrowRight'), { inGame: true, onControl: true })).toBe('like');
  });

  it('undo only while the game has the focus', () => {
    expect(swipeKeyOf(press('z'), { inGame: false, onControl: false })).toBeNull();
  });

  it('ignore key repeats and browser shortcuts', () => {
    expect(swipeKeyOf(press('ArrowRight', { repeat: true }), inGame)).toBeNull();
    expect(swipeKeyOf(press('ArrowLeft', { altKey: true }), inGame)).toBeNull();
    expect(swipeKeyOf(press('z', { metaKey: true }), inGame)).toBeNull();
  });
});
