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
  it('decide, open the profile, turn the photo and take back', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', ' ', 'z', 'Z', 'ArrowDown', 'a'];
    expect(keys.map((key) => swipeKeyOf(press(key), inGame))).toEqual(['like', 'pass', 'profile', 'photo', 'undo', 'undo', null, null]);
  });

  it('leave the space bar to the button that has the focus', () => {
    expect(swipeKeyOf(press(' '), { inGame: true, onControl: true })).toBeNull();
    expect(swipeKeyOf(press('ArrowRight'), { inGame: true, onControl: true })).toBe('like');
  });

  it('take back only where the game has the focus', () => {
    expect(swipeKeyOf(press('z'), { inGame: false, onControl: false })).toBeNull();
  });

  it('decide once, however long they are held, and leave the browser its own', () => {
    expect(swipeKeyOf(press('ArrowRight', { repeat: true }), inGame)).toBeNull();
    expect(swipeKeyOf(press('ArrowLeft', { altKey: true }), inGame)).toBeNull();
    expect(swipeKeyOf(press('z', { metaKey: true }), inGame)).toBeNull();
  });
});
