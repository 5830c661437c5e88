import { cup, ease, type FilmDrawing, group, he, leaf, mix, person, she, wipe } from './drawing.ts';

/** Two umbrellas in the rain, one of them too many, and a window with a dry room behind it. */
export const twoCups: FilmDrawing = {
  seconds: 12,
  still: 10.6,
  draw: (at) => `${street(at)}${wipe('inside', ease(at, 7.4, 8.2), inside(at - 8))}`,
};

const drops = (at: number): string =>
  Array.from({ length: 46 }, (_, drop) => {
    const x = (drop * 97) % 560;
    const y = ((drop * 61) % 640) + at * 420;
    return `<path d="M${x} ${(y % 680) - 40}l-6 26" stroke="#b9c4dd" stroke-width="2.500" stroke-linecap="round" opacity=".5"/>`;
  }).join('');

const umbrella = (colour: string, dark: string): string =>
  `<path d="M-3-150H3V30H-3Z" fill="#3a2333"/><path d="M-120-130C-110-220 110-220 120-130Q100-148 80-130Q60-148 40-130Q20-148 0-130Q-20-148-40-130Q-60-148-80-130Q-100-148-120-130Z" fill="${colour}"/><path d="M0-198C-50-180-44-150-40-130Q-20-148 0-130Q20-148 40-130C44-150 50-180 0-198Z" fill="${dark}"/>`;

function street(at: number): string {
  const come = ease(at, 0, 3.2);
  const share = ease(at, 4, 5.4);
  const joy = ease(at, 3.6, 4.4);
  const step = Math.sin(at * 6) * 5 * (1 - come);
  const houses = [
    [0, 190, 120, '#463450'],
    [126, 120, 110, '#4d3a55'],
    [242, 210, 130, '#443150'],
    [378, 150, 170, '#4a3753'],
  ]
    .map(
      ([x = 0, y = 0, width = 0, colour]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="420" fill="${colour}"/>${[0, 1, 2].map((row) => [0, 1].map((column) => `<rect x="${Number(x) + 22 + column * 44}" y="${Number(y) + 30 + row * 60}" width="22" height="30" rx="6" fill="${(row + column + Number(x)) % 3 === 0 ? '#ffc766' : '#5d4866'}"/>`).join('')).join('')}`,
    )
    .join('');
  return `<rect width="540" height="640" fill="#5b5a7d"/>${houses}<path d="M0 540H540V640H0Z" fill="#3a2f45"/><ellipse cx="270" cy="590" rx="200" ry="18" fill="#4d4260"/>
    ${group(`${group(umbrella('#d9a05b', '#c18a48'), { x: 46, y: mix(-92, -104, share), turn: mix(6, 8, share) })}${person(she, joy)}`, { x: mix(-60, mix(176, 196, share), come), y: 460 + step, scale: 0.98 })}
    ${group(`${group(umbrella('#4f7a5c', '#3f6650'), { x: -46, y: mix(-92, 120, share), turn: mix(-6, -70, share), shown: 1 - share })}${person(he, joy)}`, { x: mix(600, mix(372, 330, share), come), y: 452 - step, scale: 1.02 })}
    <path d="M0 560H540V640H0Z" fill="#3a2f45"/>
    ${group(leaf, { x: 262, y: mix(330, 206, ease(at, 5, 6.2)), scale: 1.7 * ease(at, 5, 5.6), shown: 1 - ease(at, 6.6, 7.2) })}${drops(at)}`;
}

function inside(at: number): string {
  const joy = ease(at, 0.8, 1.6);
  const laugh = joy * Math.sin(at * 8) * 2;
  return `<rect width="540" height="640" fill="#6e4a3c"/><rect x="40" y="50" width="460" height="330" rx="26" fill="#5b5a7d"/><clipPath id="pane"><rect x="40" y="50" width="460" height="330" rx="26"/></clipPath><g clip-path="url(#pane)">${drops(at + 8)}</g><path d="M266 50h8v330h-8zM40 210h460v8H40z" fill="#55362b"/>
    ${group(person(she, joy), { x: 168, y: 408 - laugh, turn: 4 * joy, scale: 1.12 })}
    ${group(person(he, joy), { x: 374, y: 400 + laugh, turn: -4 * joy, scale: 1.16 })}
    <path d="M0 524H540V640H0Z" fill="#a06d55"/><path d="M0 524H540V540H0Z" fill="#b8836a"/>
    ${group(cup('#d9a05b', at), { x: 196, y: 498 })}${group(cup('#f3e3d3', at + 1), { x: 352, y: 502 })}`;
}
