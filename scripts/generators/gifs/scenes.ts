import { moreScenes } from './more-scenes.ts';
import { at, colours, drop, heart, leaf, line, note, petal, shadow, star } from './leaf.ts';
import { bump, paper, type Scene, wave } from './scene.ts';

const people: Record<string, Scene> = {
  hello: (t) =>
    paper(colours.paper) +
    shadow(112, 152, 40) +
    leaf({
      x: 112,
      y: 96,
      size: 42,
      turn: wave(t, 4),
      arms: [-35, 50 + wave(t * 2, 28)],
      mouth: 'laugh',
      eyes: t > 0.8 && t < 0.9 ? 'happy' : 'open',
    }) +
    [0, 1]
      .map((n) =>
        line(`M${180 + n * 12} ${58 - n * 6}q8 ${-4} 10 ${-13}`, colours.amber, 4).replace(
          '<path',
          `<path opacity="${bump(t * 2 + n * 0.15).toFixed(2)}"`,
        ),
      )
      .join(''),

  hug: (t) => {
    const near = bump(t) * 13;
    return (
      paper(colours.blush) +
      shadow(120, 156, 62) +
      leaf({
        x: 76 + near,
        y: 104,
        size: 36,
        turn: near * 0.9,
        arms: [-40, 8 + near],
        eyes: 'happy',
        blush: 1,
        stretch: 1 + near * 0.003,
      }) +
      leaf({
        x: 164 - near,
        y: 104,
        size: 36,
        turn: -near * 0.9,
        colour: colours.amber,
        arms: [8 + near, -40],
        eyes: 'happy',
        blush: 1,
        stretch: 1 + near * 0.003,
      }) +
      [0, 1, 2].map((n) => rising(t + n / 3, 104 + n * 16, 46, 34, 9 + n)).join('')
    );
  },

  kiss: (t) => {
    const out = (t * 1.25) % 1.25;
    const blow = t < 0.3 ? bump(t / 0.3) : 0;
    const fly = Math.min(1, Math.max(0, out - 0.18));
    return (
      paper(colours.blush) +
      shadow(84, 154, 38) +
      leaf({
        x: 84,
        y: 98,
        size: 41,
        turn: 3 + blow * 8,
        eyes: t < 0.5 ? 'closed' : 'wink',
        mouth: t < 0.5 ? 'kiss' : 'smile',
        blush: 1,
        arms: [-40, null],
      }) +
      at(126 + fly * 92, 96 - Math.sin(fly * 3) * 34, heart(14 + fly * 26), {
        turn: wave(t * 2, 10),
        opacity: fly > 0.02 ? 1 - Math.max(0, fly - 0.8) * 5 : 0,
      })
    );
  },

  wink: (t) => {
    const on = t > 0.35 && t < 0.7;
    return (
      paper(colours.honey) +
      shadow(120, 154, 42) +
      leaf({ x: 120, y: 98, size: 44, turn: on ? 8 : wave(t, 2), eyes: on ? 'wink' : 'open', arms: [-38, on ? 55 : -38], mouth: 'smile' }) +
      at(178, 70, star(13 * bump((t - 0.35) / 0.35), colours.ember), { turn: t * 90 }) +
      at(196, 96, star(7 * bump((t - 0.45) / 0.3), colours.amber))
    );
  },

  shy: (t) => {
    const side = wave(t, 1);
    return (
      paper(colours.blush) +
      shadow(120, 154, 40) +
      leaf({
        x: 120 + side * 5,
        y: 99,
        size: 42,
        turn: side * 6,
        eyes: 'open',
        gaze: [side * 7, 5],
        mouth: 'small',
        blush: 1.6,
        arms: [-70, -70],
      }) +
      at(
        120 + side * 5,
        99,
        [-1, 1]
          .map((s) => `<ellipse cx="${s * 25 + side * 4}" cy="11" rx="8" ry="5.5" fill="#fff" opacity="${0.25 + bump(t) * 0.3}"/>`)
          .join(''),
        { turn: side * 6 },
      ) +
      [0, 1, 2].map((n) => rising(t + n / 3, 170 + n * 9, 80, 40, 6)).join('')
    );
  },

  laugh: (t) => {
    const jump = bump(t * 3);
    return (
      paper(colours.honey) +
      shadow(120, 156, 40 - jump * 8) +
      leaf({
        x: 120,
        y: 100 - jump * 13,
        size: 43,
        turn: wave(t * 1.5, 7),
        stretch: 0.95 + jump * 0.08,
        eyes: 'happy',
        mouth: 'laugh',
        arms: [20 + jump * 25, 20 + jump * 25],
      }) +
      [-1, 1]
        .map((s) =>
          at(120 + s * (48 + ((t * 3) % 1) * 26), 84 + ((t * 3) % 1) ** 2 * 52, petal(5, colours.sky), {
            turn: s * 25,
            opacity: 1 - ((t * 3) % 1),
          }),
        )
        .join('')
    );
  },

  dance: (t) => {
    const beat = wave(t * 2, 1);
    const hop = bump(t * 4) * 8;
    return (
      paper(colours.paper) +
      shadow(80, 156, 32) +
      shadow(162, 156, 32) +
      leaf({ x: 80 + beat * 5, y: 106 - hop, size: 34, turn: beat * 13, eyes: 'happy', arms: [20 + beat * 50, 20 - beat * 50] }) +
      leaf({
        x: 162 + beat * 5,
        y: 106 - hop,
        size: 34,
        turn: -beat * 13,
        colour: colours.green,
        eyes: 'happy',
        mouth: 'laugh',
        arms: [20 - beat * 50, 20 + beat * 50],
      }) +
      [0, 1, 2]
        .map((n) =>
          at(46 + n * 74 + wave(t + n / 3, 5), 54 - ((t + n / 3) % 1) * 26, note(11, n % 2 ? colours.amber : colours.deep), {
            opacity: bump(t + n / 3),
          }),
        )
        .join('')
    );
  },

  thanks: (t) => {
    const bow = Math.max(0, wave(t - 0.25, 1) * 0.5 + 0.5);
    return (
      paper(colours.mint) +
      shadow(104, 156, 40) +
      leaf({
        x: 104,
        y: 101 + bow * 3,
        size: 41,
        turn: bow * 12,
        eyes: bow > 0.5 ? 'happy' : 'open',
        arms: [-40, 18],
        mouth: 'smile',
        blush: 1,
      }) +
      at(170 + bow * 4, 98 - bow * 4, heart(34 + bump(t * 2) * 5))
    );
  },

  sorry: (t) => {
    const tear = (t * 1.3) % 1;
    return (
      paper('#e9edf2') +
      shadow(104, 156, 40) +
      leaf({
        x: 104,
        y: 102,
        size: 41,
        turn: -5 + wave(t, 2),
        eyes: 'open',
        gaze: [3, 4],
        mouth: 'sad',
        arms: [-60, 12 + wave(t, 4)],
        blush: 0.5,
        stretch: 0.98,
      }) +
      at(94, 108 + tear * 30, petal(4.5, colours.sky), { opacity: 1 - tear }) +
      at(160, 96 + wave(t, 2), blossom(15, colours.amber, colours.ember), { turn: 8 + wave(t, 5) })
    );
  },

  yes: (t) => {
    const nod = bump(t * 2);
    return (
      paper(colours.mint) +
      shadow(100, 156, 40) +
      leaf({
        x: 100,
        y: 98 + nod * 6,
        size: 42,
        stretch: 1 - nod * 0.06,
        gaze: [0, nod * 9 - 3],
        eyes: nod > 0.6 ? 'happy' : 'open',
        mouth: 'laugh',
        arms: [-38, 60],
      }) +
      at(184, 72, `<circle r="24" fill="${colours.fern}"/>${line('M-11 1l8 8l14 -17', '#fff', 6)}`, { scale: 0.88 + nod * 0.16 })
    );
  },

  no: (t) => {
    const shake = wave(t * 2, 1);
    return (
      paper(colours.paper) +
      shadow(100, 156, 40) +
      leaf({
        x: 100 + shake * 3,
        y: 98,
        size: 42,
        turn: shake * 4,
        gaze: [shake * 10, 0],
        eyes: 'closed',
        mouth: 'flat',
        blush: 0.4,
        arms: [-38, 55 + shake * 22],
      }) +
      at(184, 72, `<circle r="24" fill="${colours.ink}"/>${line('M-9 -9l18 18M9 -9l-18 18', '#fff', 6)}`, { turn: shake * 8 })
    );
  },

  thinking: (t) =>
    paper('#eceaf3') +
    shadow(96, 156, 40) +
    leaf({ x: 96, y: 102, size: 41, turn: wave(t, 3), gaze: [6, -7], mouth: 'flat', arms: [-40, -75] }) +
    `<g fill="${colours.cream}"><circle cx="142" cy="72" r="5"/><circle cx="154" cy="60" r="8"/><ellipse cx="190" cy="40" rx="38" ry="24"/></g>` +
    [0, 1, 2]
      .map(
        (n) =>
          `<circle cx="${174 + n * 16}" cy="${41 - bump(t * 1 - n * 0.16) * 6}" r="4.6" fill="${colours.ember}" opacity="${(0.35 + bump(t - n * 0.16) * 0.65).toFixed(2)}"/>`,
      )
      .join(''),
};

/** A small heart that goes up and fades. */
function rising(t: number, x: number, y: number, height: number, size: number): string {
  const at0 = t % 1;
  return at(x + wave(at0, 5), y + 16 - at0 * height, heart(size), { opacity: bump(at0), scale: 0.6 + at0 * 0.5 });
}

function blossom(size: number, colour: string, middle: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<g transform="rotate(${turn}) translate(0 ${-size * 0.72})">${petal(size * 0.44, colour)}</g>`)
    .join('');
  return `${line(`M0 0q${-size * 0.3} ${size * 1.6} ${size * 0.1} ${size * 3}`, colours.fern, size * 0.22)}<g transform="translate(${-size * 0.1} ${size * 1.9}) rotate(60)"><path d="${drop(size * 0.34)}" fill="${colours.green}"/></g>${petals}<circle r="${size * 0.4}" fill="${middle}"/>`;
}

/** All scenes by name. */
export const scenes: Record<string, Scene> = { ...people, ...moreScenes };
