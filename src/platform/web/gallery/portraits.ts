/** Two placeholder photos, so that the gallery needs no server. */
export const ute = portrait('#7a5c46', '#f0cdb4', '#b9b3ad', '#8aa07f');
export const jonas = portrait('#c9d8dc', '#e8b998', '#4b3326', '#5c7ea3');

function portrait(wall: string, skin: string, hair: string, shirt: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600"><path fill="${wall}" d="M0 0h480v600H0z"/><path fill="${hair}" d="M240 90c-95 0-140 70-140 160 0 70 30 120 60 140h160c30-20 60-70 60-140 0-90-45-160-140-160Z"/><path fill="${shirt}" d="M60 600c0-120 80-170 180-170s180 50 180 170Z"/><path fill="${skin}" d="M200 360h80v90c-20 24-60 24-80 0z"/><ellipse cx="240" cy="270" rx="92" ry="118" fill="${skin}"/><path fill="${hair}" d="M140 240c10-80 60-110 100-110s90 30 100 110c-60-10-90-40-110-66-20 30-50 56-90 66Z"/><path d="M206 270h.1M274 270h.1" stroke="#2b1a19" stroke-width="16" stroke-linecap="round"/><path d="M206 326c20 20 48 20 68 0" stroke="#944" stroke-width="8" fill="none" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
