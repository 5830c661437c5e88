// The face: skull, ears, eyes, brows, nose, mouth, age. Origin = between the eyes, in head units.
import { inside, line, mirror, mix, path, turnHead, turnPoint } from './kit.mjs';

const SKINS = {
  porcelain: { base: '#f7d9c6', shade: '#e2ab93', deep: '#a45e4c', blush: '#ec8f7d', lip: '#c8605c', lineInk: '#6b2f2a' },
  fair: { base: '#f1c7a8', shade: '#d79b79', deep: '#97543c', blush: '#e58468', lip: '#bd5a4e', lineInk: '#5f2b22' },
  olive: { base: '#e2b38a', shade: '#bf8960', deep: '#80492f', blush: '#d4775a', lip: '#ab5246', lineInk: '#4f261b' },
  tan: { base: '#cb9468', shade: '#a26c47', deep: '#673822', blush: '#bd6045', lip: '#96443a', lineInk: '#3f1c14' },
  brown: { base: '#a56d4a', shade: '#7d4a30', deep: '#4b2616', blush: '#a34d38', lip: '#823a33', lineInk: '#2c130d' },
  deep: { base: '#7d4e36', shade: '#5a3323', deep: '#35190f', blush: '#85402f', lip: '#6d2f2c', lineInk: '#1f0d09' },
  ebony: { base: '#5f3a2b', shade: '#42251b', deep: '#25110b', blush: '#6d3428', lip: '#5b2827', lineInk: '#160806' },
};

/** Adjacent skin tones, lighter and darker. */
export const NEIGHBOURS = {
  porcelain: ['fair', 'fair'],
  fair: ['porcelain', 'olive'],
  olive: ['fair', 'tan'],
  tan: ['olive', 'brown'],
  brown: ['tan', 'deep'],
  deep: ['brown', 'ebony'],
  ebony: ['deep', 'deep'],
};

/** A skin colour between two adjacent tones, so that no two people have exactly the same. */
export const skinBetween = (from, to, t) =>
  Object.fromEntries(Object.entries(SKINS[from]).map(([part, color]) => [part, mix(color, SKINS[to][part], t)]));

export function faceOutline(f) {
  const { cheek, jaw, chin, chinY } = f;
  return (
    `M 0,-198 C 74,-198 ${cheek + 4},-142 ${cheek},-58 C ${cheek + 3},-16 ${cheek + 1},22 ${cheek - 6},58 ` +
    `C ${jaw + 8},104 ${jaw - 6},134 ${chin + 26},${chinY - 22} C ${chin + 8},${chinY - 4} ${chin - 14},${chinY} 0,${chinY} ` +
    `C ${-chin + 14},${chinY} ${-chin - 8},${chinY - 4} ${-chin - 26},${chinY - 22} C ${-jaw + 6},134 ${-jaw - 8},104 ${-cheek + 6},58 ` +
    `C ${-cheek - 1},22 ${-cheek - 3},-16 ${-cheek},-58 C ${-cheek - 4},-142 -74,-198 0,-198 Z`
  );
}

export function ear(f, side, skin) {
  const x = f.cheek - 6;
  let outer = `M ${x},-26 C ${x + 18},-44 ${x + 34},-28 ${x + 29},4 C ${x + 26},28 ${x + 18},48 ${x - 2},50 Z`;
  let inner = `M ${x + 8},-14 C ${x + 20},-22 ${x + 23},-6 ${x + 17},8 C ${x + 14},18 ${x + 12},24 ${x + 6},30`;
  if (side < 0) [outer, inner] = [mirror(outer), mirror(inner)];
  return path(outer, mix(skin.base, skin.shade, 0.35)) + line(inner, skin.shade, 5);
}

const shadowSide =
  'M 66,-210 C 78,-150 92,-96 86,-48 C 78,-32 74,-6 88,14 C 101,36 88,62 74,86 C 64,106 66,128 54,148 C 44,168 32,182 18,206 L 220,206 L 220,-210 Z';

export function face(f, skin, p) {
  const t = turnHead(p.turn, p.nod);
  const outline = t(faceOutline(f));
  const shadow = p.light < 0 ? shadowSide : mirror(shadowSide);
  const blushAt = (sx) => {
    const [x, y] = turnPoint(p.turn, p.nod, sx * 78, 52);
    return `<ellipse cx="${x}" cy="${y}" rx="40" ry="27" fill="${skin.blush}" opacity="${p.blush}" filter="url(#soft)"/>`;
  };
  return (
    path(outline, skin.base) +
    inside(
      outline,
      blushAt(-1) +
        blushAt(1) +
        path(t(shadow), skin.shade, 'opacity=".62"') +
        // a triangle of light under the eye on the shadow side (Rembrandt lighting)
        path(
          t(
            p.light < 0
              ? 'M 44,36 C 62,28 82,34 88,44 C 82,62 68,78 60,84 C 52,70 44,54 44,36 Z'
              : mirror('M 44,36 C 62,28 82,34 88,44 C 82,62 68,78 60,84 C 52,70 44,54 44,36 Z'),
          ),
          skin.base,
          'opacity=".35" filter="url(#soft)"',
        ) +
        // under the lower lip
        path(t('M -26,146 C -12,152 12,152 26,146 C 18,160 -18,160 -26,146 Z'), skin.shade, 'opacity=".5"'),
    )
  );
}

export function nose(f, skin, p) {
  const t = (d) => turnHead(p.turn, p.nod)(d, 1.45);
  const w = f.nose;
  const dir = p.turn === 0 ? -p.light : Math.sign(p.turn);
  const side = (d) => (dir > 0 ? d : mirror(d));
  const shadow = `M 10,-40 C 8,-12 14,18 ${w - 2},52 C ${w + 8},62 ${w + 8},76 ${w - 2},80 C ${w - 12},86 8,92 0,90 C -4,80 2,70 6,60 C 10,40 0,0 10,-40 Z`;
  return (
    path(t(side(shadow)), skin.shade, 'opacity=".7"') +
    path(
      t(
        `M ${-w + 4},80 C ${-w + 12},76 -10,88 0,88 C 10,88 ${w - 12},76 ${w - 4},80 C ${w - 10},90 12,94 0,95 C -12,94 ${-w + 10},90 ${-w + 4},80 Z`,
      ),
      skin.deep,
      'opacity=".62"',
    ) +
    line(t(side(`M ${w - 1},56 C ${w + 8},64 ${w + 7},78 ${w - 3},80`)), skin.deep, 3.4, 'opacity=".75"') +
    line(t(side(`M ${-w + 1},62 C ${-w - 6},68 ${-w - 4},78 ${-w + 4},80`)), skin.deep, 2.8, 'opacity=".45"')
  );
}

function eye(side, f, skin, p) {
  const at = (x, y) => turnPoint(p.turn, p.nod, side * (x + f.eyeGap), y);
  const P = (d) =>
    d.replace(/(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)/g, (_, x, y) =>
      at(+x, +y)
        .map((n) => Math.round(n * 10) / 10)
        .join(' '),
    );
  const { open, lash, tiltOut } = f;
  const top = -15 * open,
    // a smile that shows teeth lifts the cheeks to the eyes
    low = 11 * open * ({ laugh: 0.3, teeth: 0.42, closed: 0.62 }[p.mouth] ?? 1),
    ox = 29,
    oy = -2 - tiltOut;
  if (p.closedEyes)
    return (
      line(P(`M -27,2 C -16,-12 14,-13 ${ox},4`), skin.lineInk, 6) +
      line(P(`M -24,-14 C -10,-24 14,-24 28,-12`), skin.deep, 3, 'opacity=".5"') +
      (lash ? line(P(`M ${ox},4 C ${ox + 5},3 ${ox + 8},0 ${ox + 10},-3`), skin.lineInk, 4) : '')
    );
  const white = P(`M -27,5 C -18,${top + 2} 10,${top - 4} ${ox},${oy} C 20,${low} -10,${low + 3} -27,5 Z`);
  const [cx, cy] = at(p.gaze * side, (top + low) / 2 + 2);
  const ir = 13;
  return (
    path(
      P(`M -30,2 C -20,${top - 14} 14,${top - 18} 34,${oy - 6} C 24,-4 -10,-4 -30,2 Z`),
      skin.shade,
      `opacity="${p.makeup ? 0.85 : 0.5}"`,
    ) +
    path(white, '#fdf6ee') +
    inside(
      white,
      `<circle cx="${cx}" cy="${cy}" r="${ir}" fill="${f.iris}"/><circle cx="${cx}" cy="${cy}" r="${ir}" fill="none" stroke="${mix(f.iris, '#000000', 0.5)}" stroke-width="2.4"/><circle cx="${cx}" cy="${cy}" r="5.6" fill="#1a0e0d"/>` +
        path(
          P(`M -32,-2 C -18,${top - 2} 10,${top - 8} 34,${oy - 3} L 34,${oy + 3} C 12,${top + 4} -16,${top + 9} -28,8 Z`),
          '#5a3a34',
          'opacity=".28"',
        ),
    ) +
    `<circle cx="${cx + p.light * 4}" cy="${cy - 4}" r="2.9" fill="#fff"/>` +
    // upper lid: a tapering ink shape; longer and lifted where there are lashes
    path(
      P(
        `M -29,7 C -19,${top} 10,${top - 7} ${ox + (lash ? 9 : 3)},${oy - (lash ? 7 : 0)} C ${ox - 2},${oy} 12,${top + (lash ? 3.4 : 1.6)} 0,${top + 2.4} C -12,${top + 4} -22,0 -29,7 Z`,
      ),
      skin.lineInk,
    ) +
    line(P(`M -20,${low + 1} C -8,${low + 4} 12,${low + 2} 24,${oy + 6}`), skin.deep, 2.2, 'opacity=".55"') +
    line(P(`M -24,${top - 3} C -10,${top - 12} 12,${top - 14} 30,${oy - 9}`), skin.deep, 2.6, 'opacity=".5"')
  );
}

export const eyes = (f, skin, p) => eye(-1, f, skin, p) + eye(1, f, skin, p);

export function brows(f, color, p) {
  const t = turnHead(p.turn, p.nod);
  const { browArch: a, browW: w, browY: y, eyeGap: g } = f;
  const one = (lift) =>
    `M ${g - 34},${y + 4 - lift} C ${g - 16},${y - 7 - a - lift} ${g + 8},${y - 10 - a - lift} ${g + 40},${y + 1 - lift} ` +
    `C ${g + 14},${y - 10 - a + w - lift} ${g - 10},${y - 4 - a + w * 1.25 - lift} ${g - 33},${y + 4 + w - lift} Z`;
  return path(t(one(p.browLift)), color) + path(t(mirror(one(0))), color);
}

export function mouth(f, skin, p) {
  // hardly farther forward than the chin, or it would leave the middle of a face that looks aside
  const t = (d) => turnHead(p.turn, p.nod)(d, 1.03);
  const lip = p.lipstick ?? mix(skin.base, skin.lip, f.lipTone);
  const upper = mix(lip, skin.lineInk, 0.22);
  const k = f.mouthW,
    fu = f.lipFull;
  const corner = (x) => line(t(`M ${x * k},106 C ${x * (k + 5)},104 ${x * (k + 8)},101 ${x * (k + 9)},98`), skin.deep, 3, 'opacity=".6"');
  if (p.mouth === 'teeth' || p.mouth === 'laugh') {
    const drop = p.mouth === 'laugh' ? 149 : 140;
    const open = t(
      `M ${-k - 2},108 C ${-k + 20},114 ${k - 20},114 ${k + 2},108 C ${k - 8},${drop - 14} 18,${drop} 0,${drop} C -18,${drop} ${-k + 8},${drop - 14} ${-k - 2},108 Z`,
    );
    return (
      path(
        t(
          `M ${-k + 6},124 C ${-k + 16},${drop + 4} -16,${drop + 4 + fu} 0,${drop + 4 + fu} C 16,${drop + 4 + fu} ${k - 16},${drop + 4} ${k - 6},124 Z`,
        ),
        lip,
      ) +
      path(
        t(
          `M ${-k - 5},107 C -24,${104 - fu * 0.5} -10,${101 - fu * 0.5} 0,${105 - fu * 0.4} C 10,${101 - fu * 0.5} 24,${104 - fu * 0.5} ${k + 5},107 C ${k - 18},117 ${-k + 18},117 ${-k - 5},107 Z`,
        ),
        upper,
      ) +
      path(open, '#5a1a1c') +
      inside(
        open,
        path(
          t(
            `M ${-k},106 C ${-k + 20},114 ${k - 20},114 ${k},106 L ${k},${drop - 21} C 18,${drop - 11} -18,${drop - 11} ${-k},${drop - 21} Z`,
          ),
          '#fff3e6',
        ) +
          (p.mouth === 'laugh'
            ? path(t(`M -20,${drop - 4} C -8,${drop - 12} 8,${drop - 12} 20,${drop - 4} L 20,${drop + 8} L -20,${drop + 8} Z`), '#c2564f')
            : ''),
      ) +
      corner(-1) +
      corner(1)
    );
  }
  const up = p.mouth === 'half' ? 6 : 5;
  return (
    path(
      t(
        `M ${-k + 6},116 C -20,124 20,124 ${k - 6},${114 - up / 2} C ${k - 18},${136 + fu * 0.5} ${-k + 20},${138 + fu * 0.5} ${-k + 6},116 Z`,
      ),
      lip,
    ) +
    path(
      t(
        `M ${-k},${113 - (p.mouth === 'half' ? 0 : 3)} C -24,${107 - fu * 0.5} -11,${103 - fu * 0.6} 0,${108 - fu * 0.5} C 11,${103 - fu * 0.6} 24,${106 - fu * 0.5} ${k},${111 - up} C ${k - 20},121 ${-k + 18},123 ${-k},113 Z`,
      ),
      upper,
    ) +
    line(
      t(`M ${-k - 2},${112 - (p.mouth === 'half' ? 0 : 4)} C ${-k + 18},122 ${k - 20},121 ${k + 2},${109 - up}`),
      skin.lineInk,
      3.2,
      'opacity=".85"',
    ) +
    path(t(`M -14,128 C -6,131 8,131 16,127 C 10,134 -8,135 -14,128 Z`), '#ffffff', 'opacity=".22"') +
    corner(1) +
    (p.mouth === 'half' ? '' : corner(-1))
  );
}

export function ageLines(age, f, skin, p) {
  const t = turnHead(p.turn, p.nod);
  const both = (d, w, o) => line(t(d), skin.deep, w, `opacity="${o}"`) + line(t(mirror(d)), skin.deep, w, `opacity="${o}"`);
  let s = '';
  if (age >= 32) s += both('M 37,74 C 50,84 57,96 58,108', 3, Math.min(0.5, (age - 24) / 60));
  if (age >= 42) s += both(`M ${f.eyeGap + 37},2 L ${f.eyeGap + 46},-1 M ${f.eyeGap + 37},8 L ${f.eyeGap + 46},12`, 2.6, 0.45);
  if (age >= 48) s += both(`M ${f.eyeGap - 20},22 C ${f.eyeGap - 8},29 ${f.eyeGap + 10},28 ${f.eyeGap + 22},20`, 2.6, 0.4);
  if (age >= 54)
    s +=
      line(t('M -46,-88 C -20,-93 20,-93 46,-88'), skin.deep, 2.6, 'opacity=".32"') +
      line(t('M -34,-106 C -14,-110 14,-110 34,-106'), skin.deep, 2.4, 'opacity=".26"');
  return s;
}

export function freckles(skin, rand, p) {
  let s = '';
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, y] = turnPoint(p.turn, p.nod, side * (18 + rand.next() * 72), 26 + rand.next() * 40);
    s += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.3 + rand.next() * 1.2).toFixed(1)}" fill="${skin.deep}" opacity=".38"/>`;
  }
  return s;
}
