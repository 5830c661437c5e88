/** Size of a film in px. */
export const frame = { width: 540, height: 640 } as const;

export interface FilmDrawing {
  readonly seconds: number;
  /** Second of the still that represents the film. */
  readonly still: number;
  /** The picture at this second, as the content of an SVG. */
  readonly draw: (at: number) => string;
}

/** From 0 to 1 between two seconds, with slow ends. */
export function ease(at: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Moves, turns and fades a part of the picture. */
export const group = (inner: string, { x = 0, y = 0, turn = 0, scale = 1, shown = 1 }): string =>
  shown <= 0
    ? ''
    : `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${scale.toFixed(3)})" opacity="${shown.toFixed(3)}">${inner}</g>`;

export interface Appearance {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly long: boolean;
}

export const she: Appearance = { skin: '#e8b48f', hair: '#5a2e2a', shirt: '#c8453f', long: true };
export const he: Appearance = { skin: '#9c6a48', hair: '#2a1a1c', shirt: '#4f7a5c', long: false };

/** Head and shoulders, about 200 wide, the neck at 0, 0. `joy` from 0 to 1. */
export function person({ skin, hair, shirt, long }: Appearance, joy = 0): string {
  const smile = mix(6, 18, joy);
  const eyes =
    joy > 0.6
      ? '<path d="M-34-92q8-9 16 0M18-92q8-9 16 0" fill="none" stroke="#2a1826" stroke-width="5" stroke-linecap="round"/>'
      : '<circle cx="-26" cy="-92" r="5" fill="#2a1826"/><circle cx="26" cy="-92" r="5" fill="#2a1826"/>';
  return `
    ${long ? `<path d="M-72-120C-72-190 72-190 72-120C78-60 84-20 70 20H-70C-84-20-78-60-72-120Z" fill="${hair}"/>` : ''}
    <path d="M-110 130C-110 50-60 22 0 22S110 50 110 130V170H-110Z" fill="${shirt}"/>
    <path d="M-20-40H20V24q-20 22-40 0Z" fill="${skin}"/>
    <ellipse cx="0" cy="-88" rx="58" ry="68" fill="${skin}"/>
    ${long ? `<path d="M-62-96C-58-160 58-164 62-96C40-124 10-132-8-132C-30-128-50-118-62-96Z" fill="${hair}"/>` : `<path d="M-62-92C-70-170 66-172 62-92C58-120 40-128 20-126C-10-122-40-128-62-92Z" fill="${hair}"/>`}
    ${eyes}
    <path d="M-${smile + 6}-56q${smile + 6} ${smile} ${2 * (smile + 6)} 0" fill="${joy > 0.6 ? '#fff7ee' : 'none'}" stroke="#7a3030" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="-40" cy="-66" r="10" fill="#d9705f" opacity=".35"/><circle cx="40" cy="-66" r="10" fill="#d9705f" opacity=".35"/>`;
}

export const cup = (colour: string, at: number): string => {
  const sway = Math.sin(at * 3) * 3;
  return `<path d="M-37 0h74v40a22 22 0 0 1-22 22h-30a22 22 0 0 1-22-22Z" fill="${colour}"/><path d="M35 10h10a16 16 0 0 1 0 32h-10" fill="none" stroke="${colour}" stroke-width="9"/>
    <path d="M-12-10c-8-12 ${8 + sway}-16 0-30M14-10c-8-12 ${8 - sway}-16 0-30" fill="none" stroke="#f3e3d3" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
};

/** Our leaf of two halves, about 48 wide. */
export const leaf =
  '<path d="M0 19.5C-11.5 14-20.5 5-20.5-6-20.5-13.8-15.3-19-9-19c7 0 12.5 6 13 14.5C4.5 4 3 12.5 0 19.5Z" fill="#c8303a"/><path d="M0 19.5C11.5 14 20.5 5 20.5-6 20.5-13.8 15.3-19 9-19c-7 0-12.5 6-13 14.5C-4.5 4-3 12.5 0 19.5Z" fill="#e8574f"/>';

/** A transition: a leaf that grows over the picture until nothing else is left. `part` from 0 to 1. */
export const wipe = (id: string, part: number, inner: string): string =>
  part <= 0
    ? ''
    : part >= 1
      ? inner
      : `<clipPath id="${id}"><path transform="translate(270 320) scale(${(part * 40).toFixed(3)}) rotate(-12)" d="M0 19.5C-11.5 14-20.5 5-20.5-6-20.5-13.8-15.3-19-9-19c4 0 7 2 9 5 2-3 5-5 9-5 6.300 0 11.5 5.2 11.500 13C20.5 5 11.5 14 0 19.500Z"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
