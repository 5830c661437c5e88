import { cup, ease, type FilmDrawing, group, he, leaf, mix, person, she, wipe } from './drawing.ts';

/** A sentence in a profile, a question, an evening: three chapters of five seconds. */
export const firstMessage: FilmDrawing = {
  seconds: 15,
  still: 13.6,
  draw: (at) => `${sentence(at)}${wipe('talk', ease(at, 4.6, 5.4), talk(at - 5))}${wipe('evening', ease(at, 9.6, 10.4), evening(at - 10))}`,
};

const lines = (widths: readonly number[], x: number, y: number, colour: string): string =>
  widths.map((width, at) => `<rect x="${x}" y="${y + at * 28}" width="${width}" height="13" rx="6.5" fill="${colour}"/>`).join('');

function sentence(at: number): string {
  const up = ease(at, 0, 0.9);
  const read = ease(at, 1.4, 2.2);
  const fall = ease(at, 2.6, 3.3);
  const card = `
    <rect x="-170" y="-250" width="340" height="500" rx="44" fill="#fffaf5"/>
    <clipPath id="card"><rect x="-170" y="-250" width="340" height="310" rx="44"/></clipPath>
    <g clip-path="url(#card)"><rect x="-170" y="-250" width="340" height="310" fill="#f2c9a8"/><circle cx="96" cy="-170" r="46" fill="#fff1d8"/>${group(person(she, 0.4), { y: -50, scale: 1.12 })}</g>
    <rect x="-170" y="20" width="340" height="60" fill="#fffaf5"/>
    ${lines([190], -140, 52, '#3a2333')}
    <rect x="-152" y="98" width="${mix(0, 292, read).toFixed(1)}" height="74" rx="20" fill="#fbdcd5"/>
    ${lines([262, 204], -136, 114, '#8a5a62')}${lines([230], -136, 200, '#d9c7bb')}`;
  return `<rect width="540" height="640" fill="#f6e3d2"/><circle cx="80" cy="90" r="220" fill="#f9eee2"/>
    ${group(card, { x: 270, y: mix(760, 318, up), turn: mix(8, -2, up) })}
    ${group(leaf, { x: 402, y: mix(-60, 436, fall), turn: mix(-80, 8, fall), scale: 1.9 + Math.sin(ease(at, 3.2, 3.8) * Math.PI) * 0.5 })}`;
}

function bubble(width: number, height: number, colour: string, mine: boolean, inner: string): string {
  const corner = mine
    ? `M30 0H${width - 30}Q${width} 0 ${width} 30V${height - 8}Q${width} ${height} ${width - 8} ${height}H30Q0 ${height} 0 ${height - 30}V30Q0 0 30 0Z`
    : `M30 0H${width - 30}Q${width} 0 ${width} 30V${height - 30}Q${width} ${height} ${width - 30} ${height}H8Q0 ${height} 0 ${height - 8}V30Q0 0 30 0Z`;
  return `<path d="${corner}" fill="${colour}"/>${inner}`;
}

function talk(at: number): string {
  const asked = ease(at, 0.5, 1);
  const typing = at > 1.5 && at < 2.6;
  const answered = ease(at, 2.6, 3.1);
  const again = ease(at, 3.7, 4.2);
  const dots = [0, 1, 2]
    .map((dot) => `<circle cx="${34 + dot * 24}" cy="${32 - Math.max(0, Math.sin(at * 7 - dot)) * 8}" r="8" fill="#8a7467"/>`)
    .join('');
  const rise = mix(0, -70, again);
  return `<rect width="540" height="640" fill="#fff9f3"/><rect width="540" height="104" fill="#fffdfb"/><rect y="103" width="540" height="2" fill="#eadfd6"/>
    ${group(`<clipPath id="face"><circle r="34"/></clipPath><g clip-path="url(#face)"><circle r="34" fill="#f2c9a8"/>${group(person(she, 0.7), { y: 30, scale: 0.42 })}</g>`, { x: 72, y: 52 })}
    ${lines([150], 124, 44, '#3a2333')}
    ${group(bubble(300, 96, '#f7cfc8', true, lines([240, 176], 30, 26, '#8a3a3f')), { x: mix(260, 210, asked), y: 190 + rise, shown: asked })}
    ${typing ? group(bubble(116, 64, '#f1e7dc', false, dots), { x: 30, y: 320 }) : ''}
    ${group(bubble(316, 124, '#f1e7dc', false, lines([256, 236, 140], 30, 26, '#6a5148')), { x: mix(-20, 30, answered), y: 318 + rise, shown: answered })}
    ${group(bubble(210, 68, '#f7cfc8', true, lines([150], 30, 26, '#8a3a3f')), { x: mix(350, 300, again), y: 404, shown: again })}
    ${group(leaf, { x: 330, y: 440 + rise, scale: 1.2 * ease(at, 3.2, 3.5), shown: answered })}
    <rect x="24" y="560" width="492" height="56" rx="28" fill="#f4ebe2"/>${group('<path d="M-12-14 18 0-12 14-6 0Z" fill="#c8303a"/>', { x: 480, y: 588 })}`;
}

function evening(at: number): string {
  const near = ease(at, 0.2, 2.4);
  const joy = ease(at, 2.2, 2.9);
  const laugh = joy * Math.sin(at * 9) * 2.2;
  const window = [0, 1, 2, 3]
    .map(
      (x) =>
        `<rect x="${70 + x * 110}" y="60" width="88" height="170" rx="10" fill="#3c2a4d"/><circle cx="${98 + x * 110}" cy="${120 + (x % 2) * 40}" r="${2 + x * 0.4}" fill="#f7dcae"/>`,
    )
    .join('');
  return `<rect width="540" height="640" fill="#5a3340"/><rect width="540" height="270" fill="#6e3f46"/>${window}
    <path d="M214 0h112l-20 66h-72Z" fill="#d9a05b"/><path d="M130 640 234 66h72l104 574Z" fill="#ffd88a" opacity=".14"/>
    ${group(person(she, joy), { x: mix(120, 172, near), y: 400 - laugh, turn: mix(-4, 4, joy), scale: 1.12 })}
    ${group(person(he, joy), { x: mix(424, 372, near), y: 392 + laugh, turn: mix(4, -4, joy), scale: 1.16 })}
    <path d="M0 520H540V640H0Z" fill="#8a5a45"/><path d="M0 520H540V536H0Z" fill="#a06d55"/>
    ${group(cup('#d9a05b', at), { x: 196, y: 492 })}${group(cup('#f3e3d3', at + 1), { x: 352, y: 496 })}`;
}
