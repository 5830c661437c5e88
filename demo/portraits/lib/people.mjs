// The traits of a person (the same in every photo) and the pose in one photo.
import { random } from './kit.mjs';
import { NEIGHBOURS } from './face.mjs';

const HAIR_FOR = {
  woman: ['longMiddle', 'longWavy', 'bob', 'fringeBob', 'shag', 'bun', 'lowBun', 'ponytail', 'pixie', 'braid', 'curls', 'wavyMid'],
  man: ['crop', 'quiff', 'sidePart', 'slick', 'receding', 'buzz', 'balding', 'curlyTop', 'wavyMid', 'manBun'],
  non_binary: ['shag', 'pixie', 'wavyMid', 'curlyTop', 'buzz', 'bun', 'quiff', 'bob'],
};
const SKIN_WEIGHT = ['porcelain', 'fair', 'fair', 'fair', 'olive', 'olive', 'tan', 'brown', 'deep', 'ebony'];
const HAIR_COLOR = {
  porcelain: ['blond', 'copper', 'auburn', 'darkBlond', 'chestnut', 'darkBrown'],
  fair: ['blond', 'darkBlond', 'chestnut', 'darkBrown', 'auburn', 'copper'],
  olive: ['darkBrown', 'chestnut', 'black'],
  tan: ['black', 'darkBrown'],
  brown: ['black', 'darkBrown'],
  deep: ['black'],
  ebony: ['black'],
};
const IRIS = {
  porcelain: ['#6f94a8', '#7d9a6f', '#8a6a45'],
  fair: ['#6f94a8', '#7d9a6f', '#7a5434'],
  olive: ['#6b4a2c', '#7d7a45'],
  tan: ['#5a3a24'],
  brown: ['#4a2d1d'],
  deep: ['#3d241a'],
  ebony: ['#331e17'],
};
const WEAR_FOR = {
  woman: ['tee', 'breton', 'scoop', 'dots', 'floral', 'wrap', 'knit', 'turtleneck', 'shirt', 'blazer', 'denimJacket', 'coat', 'straps'],
  man: ['tee', 'knit', 'turtleneck', 'shirt', 'checked', 'blazer', 'denimJacket', 'coat', 'breton'],
  non_binary: ['tee', 'knit', 'turtleneck', 'shirt', 'blazer', 'denimJacket', 'coat', 'breton', 'checked'],
};
export const SCENE_LIST = [
  'hills',
  'sea',
  'forest',
  'autumn',
  'cafe',
  'dusk',
  'lights',
  'window',
  'leafWall',
  'books',
  'mountains',
  'meadow',
  'street',
  'snow',
  'harbour',
  'gallery',
  'market',
];
// clothes that contrast with the scene behind them
const FABRIC_FOR = {
  hills: ['cream', 'teal', 'navy', 'white', 'forest'],
  sea: ['ember', 'terracotta', 'navy', 'mustard', 'plum'],
  forest: ['ember', 'cream', 'mustard', 'terracotta', 'plum', 'white'],
  autumn: ['cream', 'teal', 'navy', 'charcoal', 'forest'],
  cafe: ['cream', 'sage', 'mustard', 'sky', 'rose', 'teal'],
  dusk: ['cream', 'mustard', 'rose', 'sage', 'terracotta'],
  lights: ['cream', 'mustard', 'ember', 'rose', 'sky', 'sage'],
  window: ['ember', 'terracotta', 'navy', 'forest', 'plum', 'denim', 'teal'],
  leafWall: ['ink', 'forest', 'navy', 'plum', 'white', 'teal'],
  books: ['cream', 'sky', 'white', 'rose', 'sage'],
  mountains: ['ember', 'mustard', 'terracotta', 'cream', 'plum'],
  meadow: ['denim', 'ember', 'plum', 'teal', 'terracotta', 'navy'],
  street: ['teal', 'navy', 'cream', 'forest', 'white'],
  snow: ['ember', 'mustard', 'navy', 'plum', 'forest'],
  harbour: ['cream', 'ember', 'mustard', 'navy', 'white'],
  gallery: ['ink', 'ember', 'forest', 'navy', 'mustard', 'plum'],
  market: ['denim', 'teal', 'navy', 'forest', 'plum', 'ink'],
};

/** Iris colours by the stated eye colour. */
const IRIS_FOR = { brown: '#5f3f28', blue: '#6f94a8', green: '#7d9a6f', grey: '#8e9a9f', hazel: '#87703f' };
const DARK_IRIS = { tan: '#5a3a24', brown: '#4a2d1d', deep: '#3d241a', ebony: '#331e17' };
export const irisFor = (eyeColour, skin) => (eyeColour === 'brown' ? (DARK_IRIS[skin] ?? IRIS_FOR.brown) : IRIS_FOR[eyeColour]);

/**
 * Facial proportions beyond the traits: from a random stream of their own, so that `shape: 0`
 * gives exactly the faces of the mockups.
 */
function shapeOf(seed, amount) {
  const r = random(`${seed}:shape`);
  const by = (range) => r.between(-range, range) * amount;
  return {
    cheek: by(3),
    jaw: by(8),
    chin: by(6),
    chinY: by(9),
    neck: by(4),
    eyeGap: by(4),
    open: 1 + by(0.16),
    tiltOut: by(3),
    browArch: by(3),
    browW: by(2.6),
    browY: by(4),
    nose: by(5),
    mouthW: by(6),
    lipFull: by(2.5),
    headWidth: by(0.03),
    skinTone: r.next() * 0.4 * amount,
    skinSide: r.chance(0.5) ? 0 : 1,
    hairTone: by(0.09),
  };
}

/** Busy scenes are blurred more. */
const BLUR = { market: 11, gallery: 8, books: 8, autumn: 7, forest: 7, street: 7, lights: 6 };

export function member(seed, options = {}) {
  const r = random(`${seed}:member`);
  const gender = options.gender ?? r.pick(['woman', 'woman', 'woman', 'man', 'man', 'man', 'non_binary']);
  const age = options.age ?? Math.round(25 + 40 * r.next() ** 1.4);
  const skin = options.skin ?? r.pick(SKIN_WEIGHT);
  const dark = ['brown', 'deep', 'ebony'].includes(skin);
  const styles = [...HAIR_FOR[gender], ...(dark ? (gender === 'man' ? ['afro', 'buzz', 'buzz'] : ['locs', 'curls', 'curls']) : [])];
  let natural = r.pick(HAIR_COLOR[skin]);
  if (age > 46 && r.chance((age - 44) / 16)) natural = age > 58 ? r.pick(['silver', 'grey', 'grey']) : r.pick(['pepper', 'grey']);
  const hairColor = options.hairColor ?? natural;
  let style = options.hair ?? r.pick(styles);
  if (!options.hair && gender === 'man' && age < 36 && (style === 'receding' || style === 'balding')) style = 'crop';
  const woman = gender === 'woman';
  const man = gender === 'man';
  const shape = shapeOf(seed, options.shape ?? 1);
  const full = options.full ?? r.next() ** 2;
  const beardStyle =
    'beard' in options ? options.beard : man && r.chance(0.55) ? r.pick(['stubble', 'short', 'short', 'full', 'goatee', 'stubble']) : null;
  return {
    gender,
    age,
    skin,
    skinTowards: NEIGHBOURS[skin][shape.skinSide],
    skinTone: shape.skinTone,
    hair: style,
    hairColor,
    hairTone: shape.hairTone,
    beard: beardStyle,
    beardColor: options.beardColor ?? (style === 'bald' && age > 50 ? 'grey' : undefined),
    glasses:
      'glasses' in options
        ? options.glasses
        : r.chance(age > 45 ? 0.4 : 0.18)
          ? r.pick(woman ? ['round', 'metal', 'cat', 'square'] : ['round', 'metal', 'square'])
          : null,
    earrings:
      'earrings' in options ? options.earrings : woman && r.chance(0.6) ? r.pick(['stud', 'hoop', 'drop']) : r.chance(0.12) ? 'stud' : null,
    freckles: options.freckles ?? ((skin === 'porcelain' || skin === 'fair') && r.chance(0.3)),
    build: (woman ? 0.86 : man ? 1 : 0.92) * r.between(0.95, 1.02) * (1 + full * 0.1),
    headWidth: 1.05 + full * 0.02 + shape.headWidth,
    neckShort: man ? -16 : -26,
    face: {
      cheek: r.between(116, 122) + (man ? 3 : 0) + shape.cheek,
      jaw: (man ? 108 : woman ? 99 : 103) + r.between(-4, 5) + full * 12 + shape.jaw,
      chin: (man ? 36 : woman ? 26 : 31) + r.between(-3, 4) + full * 8 + shape.chin,
      chinY: (man ? 198 : 190) + r.between(-3, 7) + shape.chinY,
      neck: (man ? 80 : woman ? 60 : 68) + r.between(-3, 4) + full * 10 + shape.neck,
      eyeGap: 53 + r.between(-2, 3) + shape.eyeGap,
      open: r.between(0.82, 1.05) * (age > 50 ? 0.88 : 1) * shape.open,
      tiltOut: r.between(-1, 3) + shape.tiltOut,
      lash: woman || (gender === 'non_binary' && r.chance(0.5)),
      iris: options.iris ?? r.pick(IRIS[skin]),
      browArch: r.between(1, 6) * (man ? 0.5 : 1) + shape.browArch,
      browW: (man ? 13 : woman ? 8.5 : 10.5) + r.between(-1, 2) + shape.browW,
      browY: -37 + r.between(-3, 2) + shape.browY,
      nose: (man ? 27 : 23) + r.between(-2, 3) + (dark ? 3 : 0) + shape.nose,
      mouthW: (man ? 47 : 44) + r.between(-3, 4) + shape.mouthW,
      lipFull: (woman ? 7 : 2) + r.between(-1, 4) + (dark ? 4 : 0) + shape.lipFull,
      lipTone: woman ? 0.85 : gender === 'man' ? 0.42 : 0.6,
    },
  };
}

/** Whom one likes at first sight smiles. */
const FIRST_MOUTHS = ['closed', 'teeth', 'closed', 'laugh', 'closed', 'teeth', 'laugh', 'teeth'];
const MOUTHS = ['closed', 'half', 'teeth', 'closed', 'laugh', 'closed', 'teeth', 'half'];

/** The background of a member's first photo, where no list asks for another. */
export const ownScene = (seed) => SCENE_LIST[Math.floor(random(`${seed}:scenes`).next() * SCENE_LIST.length)];
/** That of photo `n`, given the first one's. */
const sceneAfter = (first, n) => SCENE_LIST[(SCENE_LIST.indexOf(first) + n * 7) % SCENE_LIST.length];

export function pose(seed, n, m, options = {}) {
  const r = random(`${seed}:${n}:pose`);
  const light = options.light ?? (r.chance(0.5) ? -1 : 1);
  const sceneName = options.scene ?? sceneAfter(options.firstScene ?? ownScene(seed), n);
  const fabric = options.fabric ?? r.pick(FABRIC_FOR[sceneName]);
  const others = ['cream', 'white', 'navy', 'ember', 'mustard', 'charcoal', 'sage'].filter((c) => c !== fabric);
  const turn = options.turn ?? r.pick([-1, 1]) * r.between(9, 26);
  const scale = options.scale ?? (n === 0 ? r.pick([1.02, 1.12, 1.18, 1.28]) : [0, 0.94, 1.36, 1.06][n % 4] || 1.1) * r.between(0.97, 1.04);
  const mouthKind = options.mouth ?? r.pick(n === 0 ? FIRST_MOUTHS : MOUTHS);
  const evening = ['cafe', 'dusk', 'lights'].includes(sceneName);
  return {
    light,
    turn,
    nod: r.between(-4, 6),
    tilt: options.tilt ?? r.between(-6, 6),
    gaze: r.between(-3, 3),
    mouth: mouthKind,
    closedEyes: options.closedEyes ?? (mouthKind === 'laugh' && r.chance(0.35)),
    blush: 0.34,
    makeup: m.gender === 'woman' && r.chance(0.6),
    lipstick: options.lipstick ?? (m.gender === 'woman' && r.chance(0.3) ? '#b23a3a' : undefined),
    browLift: r.chance(0.3) ? 4 : 0,
    wear: options.wear ?? r.pick(m.hair === 'hijab' ? ['tee', 'knit', 'scoop'] : WEAR_FOR[m.gender]),
    fabric,
    fabric2: options.fabric2 ?? r.pick(others),
    cloth: '#b98a5b',
    ...(options.cloth ? { cloth: options.cloth } : {}),
    flipHair: random(`${seed}:part`).chance(0.5),
    scene: sceneName,
    blur: BLUR[sceneName] ?? 5,
    x: (options.x ?? 400 + r.between(-80, 80)) - turn,
    y: options.y ?? 452 + (1.1 - scale) * 60 + r.between(-14, 14),
    scale,
    tint: evening ? '#e0763c' : '#ffb877',
    tintOpacity: evening ? 0.1 : 0.06,
  };
}
