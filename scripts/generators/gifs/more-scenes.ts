import { at, colours, drop, half, heart, leaf, line, note, petal, shadow, star } from './leaf.ts';
import { bump, height, paper, type Scene, wave, width } from './scene.ts';

/** Scenes with things and skies. */
export const moreScenes: Record<string, Scene> = {
  hearts: (t) => {
    const together = Math.min(1, bump(t) * 1.35);
    const apart = (1 - together) * 46;
    const beat = together > 0.98 ? bump(t * 4) * 4 : 0;
    const radius = 38 + beat;
    const side = (way: 1 | -1, colour: string) =>
      at(
        120 + way * (radius * half.aside + apart),
        78 - apart * 0.2,
        `<g transform="scale(${-way} 1) rotate(${half.turn - apart * 0.9})"><path d="${drop(radius, half.tightness)}" fill="${colour}"/></g>`,
      );
    return (
      paper(colours.blush) +
      side(-1, colours.ember) +
      side(1, colours.deep) +
      [0, 1, 2, 3, 4]
        .map((n) => at(40 + n * 40, 158 - ((t + n * 0.37) % 1) * 130, heart(8 + (n % 3) * 3), { opacity: bump(t + n * 0.37) * 0.8 }))
        .join('')
    );
  },

  fireworks: (t) =>
    paper(colours.night) +
    [
      [70, 62, 0, colours.amber],
      [168, 50, 0.34, colours.ember],
      [122, 100, 0.67, '#8fd3a5'],
    ]
      .map(([x, y, delay, colour]) => burst(Number(x), Number(y), (t + Number(delay)) % 1, String(colour)))
      .join('') +
    `<path d="M0 180v-22q40 -16 80 -4t80 -2t80 -4v32z" fill="#1b1226"/>` +
    [60, 84].map((x, n) => leaf({ x, y: 146, size: 12, colour: n ? colours.amber : colours.ember, feet: false, gaze: [1, -2] })).join(''),

  cake: (t) =>
    paper(colours.blush) +
    confetti(t) +
    shadow(120, 158, 70) +
    `<rect x="62" y="106" width="116" height="48" rx="10" fill="${colours.amber}"/>
     <path d="M62 124v-10q0 -10 10 -10h96q10 0 10 10v10q-8 12 -19 0q-10 12 -20 0q-10 12 -19 0q-10 12 -19 0q-10 12 -20 0q-9 12 -19 0z" fill="${colours.cream}"/>
     <rect x="84" y="78" width="72" height="28" rx="8" fill="${colours.ember}"/><path d="M84 92v-6q0 -8 8 -8h56q8 0 8 8v6q-9 9 -18 0q-9 9 -18 0q-9 9 -18 0q-9 9 -18 0z" fill="${colours.cream}"/>` +
    [98, 120, 142]
      .map(
        (x, n) =>
          `<rect x="${x - 3}" y="58" width="6" height="21" rx="2" fill="${n === 1 ? colours.fern : colours.deep}"/>${at(x, 51, petal(6.5, colours.gold) + at(0, 1.5, petal(3.2, colours.ember)), { turn: wave(t * 3 + n / 3, 9), scale: 0.9 + bump(t * 3 + n / 3) * 0.25 })}`,
      )
      .join(''),

  coffee: (t) => {
    const steam = (n: number) => {
      const s = (t + n / 3) % 1;
      return at(98 + n * 22, 78 - s * 44, line(`M0 12q${-9 - wave(s, 3)} -8 0 -16t0 -16`, '#c9a58c', 5), { opacity: bump(s) * 0.8 });
    };
    return (
      paper(colours.honey) +
      [0, 1, 2].map(steam).join('') +
      at(120, 44 - bump(t) * 6, heart(20), { opacity: 0.35 + bump(t) * 0.65 }) +
      shadow(120, 160, 62) +
      `<path d="M164 100h10q18 0 18 16t-18 16h-12" fill="none" stroke="${colours.deep}" stroke-width="9"/>
       <path d="M70 86h100v34q0 32 -32 32h-36q-32 0 -32 -32z" fill="${colours.ember}"/><ellipse cx="120" cy="87" rx="50" ry="10" fill="${colours.cream}"/><ellipse cx="120" cy="88" rx="43" ry="7.5" fill="${colours.brown}"/>` +
      `<g transform="translate(120 118)"><circle cx="-15" cy="0" r="4" fill="${colours.ink}"/><circle cx="15" cy="0" r="4" fill="${colours.ink}"/>${line('M-7 7q7 7 14 0', colours.ink, 3.2)}<ellipse cx="-25" cy="7" rx="5.5" ry="4" fill="#fff" opacity=".35"/><ellipse cx="25" cy="7" rx="5.5" ry="4" fill="#fff" opacity=".35"/></g>`
    );
  },

  cheers: (t) => {
    const clink = bump(t);
    const glass = (side: 1 | -1, colour: string) =>
      at(
        120 + side * (58 - clink * 24),
        92 - clink * 6,
        `<g transform="scale(${side} 1)"><path d="M-22 -40h44q4 46 -22 50q-26 -4 -22 -50z" fill="${colours.cream}" stroke="#e6d6c8" stroke-width="2"/><path d="M-21 -18q21 ${wave(t * 2, 5)} 42 0q-2 25 -21 27q-19 -2 -21 -27z" fill="${colour}"/>${line('M0 10v36M-16 48h32', '#d9c6b6', 5)}</g>`,
        { turn: side * (-6 - clink * 12) },
      );
    return (
      paper(colours.mint) +
      glass(-1, colours.ember) +
      glass(1, colours.amber) +
      [0, 1, 2, 3, 4]
        .map((n) =>
          at(
            120 + Math.cos(n * 1.26 - 2.8) * (16 + clink * 34),
            50 + Math.sin(n * 1.26 - 2.8) * (10 + clink * 26),
            star(8, n % 2 ? colours.ember : colours.amber),
            { opacity: clink > 0.55 ? (clink - 0.55) * 2.2 : 0 },
          ),
        )
        .join('')
    );
  },

  good_morning: (t) => {
    const up = bump(t) * 10;
    const rays = Array.from({ length: 12 }, (_, n) =>
      at(
        0,
        0,
        `<g transform="translate(0 ${-58 - bump(t * 2 + n / 2) * 4})"><g transform="scale(.62 1)">${petal(8, colours.gold)}</g></g>`,
        { turn: n * 30 + t * 30 },
      ),
    ).join('');
    return (
      paper('#fde2c4') +
      `<circle cx="120" cy="${112 - up}" r="88" fill="#fdebd3"/>` +
      at(120, 112 - up, rays) +
      `<circle cx="120" cy="${112 - up}" r="44" fill="${colours.amber}"/>` +
      at(
        120,
        100 - up,
        `${line('M-20 0q6 -8 12 0M8 0q6 -8 12 0', colours.ink, 3.6)}${line('M-9 10q9 9 18 0', colours.ink, 3.6)}<ellipse cx="-27" cy="9" rx="6" ry="4" fill="${colours.ember}" opacity=".5"/><ellipse cx="27" cy="9" rx="6" ry="4" fill="${colours.ember}" opacity=".5"/>`,
      ) +
      `<path d="M0 180v-44q60 -34 120 -10t120 -14v68z" fill="${colours.green}"/><path d="M0 180v-24q70 -28 130 -4t110 -10v38z" fill="${colours.fern}"/>` +
      [40, 190].map((x, n) => at(x, 150, petal(6, n ? colours.ember : colours.gold), { turn: wave(t + n / 2, 14) })).join('')
    );
  },

  good_night: (t) =>
    paper(colours.dusk) +
    [
      [40, 40],
      [78, 24],
      [196, 34],
      [214, 92],
      [30, 104],
      [176, 130],
      [58, 146],
    ]
      .map(([x, y], n) =>
        at(x ?? 0, y ?? 0, star(4 + bump(t + n * 0.31) * 5, n % 3 ? '#f3e3b4' : colours.ember), {
          opacity: 0.4 + bump(t + n * 0.31) * 0.6,
        }),
      )
      .join('') +
    at(
      122,
      88 + wave(t, 3),
      `<path d="M18 -52A54 54 0 1 0 52 22A44 44 0 1 1 18 -52Z" fill="${colours.gold}"/>${line('M-32 2q6 6 12 0M-6 8q6 6 12 0', colours.ink, 3.4)}${line('M-22 20q6 5 11 1', colours.ink, 3.2)}<ellipse cx="-34" cy="15" rx="6" ry="4" fill="${colours.ember}" opacity=".45"/>`,
      { turn: wave(t, 4) },
    ) +
    [0, 1]
      .map((n) =>
        at(164 + ((t + n / 2) % 1) * 30, 76 - ((t + n / 2) % 1) * 44, line('M-5 -6h10l-10 12h10', '#e8dcf2', 3.4), {
          opacity: bump(t + n / 2),
          scale: 0.7 + ((t + n / 2) % 1) * 0.6,
        }),
      )
      .join(''),

  rain: (t) =>
    paper('#dde6ee') +
    Array.from({ length: 16 }, (_, n) => {
      const s = (t + ((n * 37) % 16) / 16) % 1;
      const x = 8 + n * 15;
      const under = x > 54 && x < 186;
      return under && s > 0.24 ? '' : at(x - s * 8, s * (height + 16) - 8, line('M0 0l-3 11', '#7fa5c4', 3.4));
    }).join('') +
    shadow(120, 160, 50) +
    leaf({ x: 104, y: 122, size: 27, eyes: 'happy', turn: wave(t, 3), arms: [-30, 30] }) +
    leaf({ x: 148, y: 126, size: 22, colour: colours.amber, eyes: 'happy', turn: -wave(t, 4), arms: [10, -30] }) +
    at(
      124,
      78 + wave(t, 1.5),
      `${line('M0 -34v-8M0 -30v86', colours.ink, 4)}<path d="M-66 0A66 42 0 0 1 66 0q-11 -10 -22 0q-11 -10 -22 0q-11 -10 -22 0q-11 -10 -22 0q-11 -10 -22 0q-11 -10 -22 0z" transform="scale(.86 1)" fill="${colours.ember}"/><path d="M-19 0q2 -28 19 -42q17 14 19 42q-9 -10 -19 0q-10 -10 -19 0z" fill="${colours.deep}"/>`,
      { turn: wave(t, 2) },
    ),

  flower: (t) => {
    const grow = Math.min(1, t < 0.75 ? t * 2.1 : Math.max(0, (1 - t) * 4));
    const open = Math.max(0, grow - 0.4) / 0.6;
    const top = 132 - grow * 66;
    const petals = (count: number, far: number, size: number, colour: string) =>
      Array.from(
        { length: count },
        (_, n) => `<g transform="rotate(${(n * 360) / count}) translate(0 ${-far})">${petal(size, colour)}</g>`,
      ).join('');
    return (
      paper(colours.mint) +
      shadow(120, 158, 40) +
      line(`M120 136Q${112 + wave(t, 3)} ${(136 + top) / 2} ${120 + wave(t, 3)} ${top}`, colours.fern, 6) +
      at(117, 118, at(-4, 0, petal(13 * grow, colours.green), { turn: -62 }) + at(4, -6, petal(11 * grow, colours.green), { turn: 62 })) +
      at(
        120 + wave(t, 3),
        top,
        petals(8, 20 * open, 13 * open, colours.ember) +
          petals(8, 11 * open, 8 * open, colours.cheek) +
          `<circle r="${9 * Math.max(0.2, open)}" fill="${colours.amber}"/>`,
        { turn: open * 20 },
      ) +
      `<path d="M86 132h68l-8 28q-1 4 -5 4h-42q-4 0 -5 -4z" fill="${colours.brown}"/><rect x="80" y="126" width="80" height="13" rx="5" fill="#a06a47"/>` +
      `<g transform="translate(120 148)"><circle cx="-10" r="2.8" fill="${colours.ink}"/><circle cx="10" r="2.8" fill="${colours.ink}"/>${line('M-5 4q5 5 10 0', colours.ink, 2.6)}</g>`
    );
  },

  letter: (t) => {
    const out = Math.min(1, bump(t) * 1.2);
    return (
      paper(colours.paper) +
      shadow(120, 160, 60) +
      `<rect x="56" y="74" width="128" height="82" rx="10" fill="#f3d9c0"/>` +
      (out > 0.25 ? `<path d="M58 80L120 ${80 - Math.min(1, out * 1.4) * 46}L182 80z" fill="#e9c6a5"/>` : '') +
      at(120, 96 - out * 46, heart(46 + bump(t * 2) * 4)) +
      `<path d="M56 84l64 42l64 -42v62q0 10 -10 10h-108q-10 0 -10 -10z" fill="#fbe8d4"/>${line('M60 152l42 -36M180 152l-42 -36', '#e9c6a5', 3)}` +
      (out > 0.25 ? '' : `<path d="M58 78h124l-58 43q-4 3 -8 0z" fill="#f6dfc8"/>${line('M60 80l56 41q4 3 8 0l56 -41', '#e3bd98', 3)}`) +
      [0, 1, 2, 3]
        .map((n) =>
          at(66 + n * 36, 66 - ((t + n / 4) % 1) * 44, star(6, n % 2 ? colours.amber : colours.ember), { opacity: bump(t + n / 4) * out }),
        )
        .join('')
    );
  },

  sleepy: (t) => {
    const breath = bump(t);
    return (
      paper('#e5e3f0') +
      shadow(104, 156, 46) +
      leaf({
        x: 104,
        y: 108,
        size: 41,
        turn: -9,
        stretch: 0.93 + breath * 0.06,
        eyes: 'closed',
        mouth: 'small',
        feet: false,
        arms: [-60, -60],
      }) +
      `<path d="M48 128q56 -22 112 0v28h-112z" fill="${colours.sky}"/><path d="M48 128q56 -22 112 0l-1 9q-55 -20 -110 0z" fill="${colours.cream}"/>` +
      [0, 1, 2].map((n) => zed((t + n / 3) % 1)).join('')
    );
  },

  music: (t) => {
    const beat = bump(t * 4);
    return (
      paper(colours.honey) +
      shadow(120, 156, 40) +
      leaf({
        x: 120,
        y: 100 + beat * 3,
        size: 42,
        turn: wave(t * 2, 6),
        eyes: 'happy',
        stretch: 1 - beat * 0.03,
        arms: [-20 + beat * 16, -20 + beat * 16],
      }) +
      at(
        120,
        100 + beat * 3,
        `${line('M-42 -6A44 44 0 0 1 42 -6', colours.ink, 6)}<rect x="-51" y="-12" width="15" height="28" rx="7" fill="${colours.ink}"/><rect x="36" y="-12" width="15" height="28" rx="7" fill="${colours.ink}"/>`,
        { turn: wave(t * 2, 6) },
      ) +
      [0, 1, 2, 3]
        .map((n) =>
          at((n % 2 ? 192 : 40) + wave(t + n / 4, 7), 100 - ((t + n / 4) % 1) * 74, note(11, n > 1 ? colours.ember : colours.fern), {
            opacity: bump(t + n / 4),
          }),
        )
        .join('')
    );
  },
};

function burst(x: number, y: number, t: number, colour: string): string {
  if (t < 0.25)
    return at(x, height - (height - y) * (t / 0.25), `<circle r="2.6" fill="${colour}"/>${line('M0 4v12', colour, 2)}`, { opacity: 0.9 });
  const s = (t - 0.25) / 0.75;
  const far = 48 * (1 - (1 - s) ** 3);
  return Array.from({ length: 14 }, (_, n) => {
    const angle = (n * 2 * Math.PI) / 14;
    const reach = far * (n % 2 ? 1 : 0.62);
    return at(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + s * s * 14,
      petal(4.6 * (1 - s * 0.6), n % 2 ? colour : colours.cream),
      { turn: (angle * 180) / Math.PI + 90, opacity: 1 - s * s },
    );
  }).join('');
}

const confetti = (t: number): string =>
  Array.from({ length: 18 }, (_, n) => {
    const s = (t + ((n * 7) % 18) / 18) % 1;
    const colour = [colours.ember, colours.amber, colours.green, colours.sky][n % 4] ?? colours.ember;
    return at(((n * 53) % width) + wave(s + n / 9, 6), s * (height + 20) - 10, petal(4.5, colour), {
      turn: s * 360 + n * 40,
      opacity: 0.9,
    });
  }).join('');

const zed = (t: number): string =>
  at(146 + t * 40, 84 - t * 58, line('M-6 -7h12l-12 14h12', '#5d5480', 4), { opacity: bump(t), scale: 0.6 + t * 0.8, turn: -8 });
