/** In ms: felt, not heard. */
const short = 12;

/** A short vibration, where the device has it and the viewer has nothing against motion. */
export function vibrate(): void {
  // Without a touch before, browsers refuse it and say so in their console.
  if (!('vibrate' in navigator && 'userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(short);
}
