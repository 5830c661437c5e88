// What members show beside their face: an animal, a kitchen, a table, a way. Colours and details differ with the seed.
import { inside, line, mix, path } from './kit.mjs';
import { ball, leafShape, scene } from './scenes.mjs';

const ellipse = (x, y, rx, ry, c, more = '') => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${c}" ${more}/>`;
const rect = (x, y, w, h, c, rx = 0, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${c}" ${more}/>`;
const dark = (c, t = 0.28) => mix(c, '#2a1416', t);
const bright = (c, t = 0.3) => mix(c, '#fff6e6', t);
const wares = ['#b5302d', '#d69a36', '#41604d', '#2d6a6b', '#2d3953', '#c98a82', '#93a88a', '#e2b98c'];
const walls = [
  ['#efdcc4', '#e2c6a4'],
  ['#d9dfcf', '#c3cdb4'],
  ['#e8cfc4', '#d9b3a4'],
  ['#cfdcdd', '#b4c7ca'],
];

const steam = (x, y) =>
  [-22, 0, 22]
    .map((dx, i) =>
      line(
        `M ${x + dx},${y} C ${x + dx - 22},${y - 40} ${x + dx + 22},${y - 70} ${x + dx},${y - 115 - i * 8}`,
        '#ffffff',
        9,
        'opacity=".4"',
      ),
    )
    .join('');

const wood = (r, y, c) =>
  rect(0, y, 800, 1000 - y, c) +
  Array.from({ length: 9 }, () => {
    const at = r.between(y + 20, 990);
    const from = r.between(-80, 500);
    return line(
      `M ${from},${at} C ${from + 110},${at - 7} ${from + 200},${at + 7} ${from + r.between(260, 420)},${at}`,
      dark(c, 0.18),
      3,
      'opacity=".55"',
    );
  }).join('');

const mug = (x, y, c, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  ellipse(0, 132, 132, 30, '#2a1416', 'opacity=".18"') +
  `<path d="M 78,26 C 150,18 152,104 70,98" fill="none" stroke="${dark(c, 0.12)}" stroke-width="20"/>` +
  path('M -90,0 C -88,60 -84,100 -66,124 C -40,142 40,142 66,124 C 84,100 88,60 90,0 Z', c) +
  path('M 34,4 C 44,60 40,110 22,136 C 44,134 58,130 66,124 C 84,100 88,60 90,0 Z', dark(c, 0.2), 'opacity=".7"') +
  ellipse(0, 0, 90, 25, bright(c, 0.45)) +
  ellipse(0, 3, 76, 18, '#5b3429') +
  ellipse(-18, 0, 34, 7, '#8b5a3f', 'opacity=".8"') +
  '</g>';

const LIVES = {
  table(r) {
    const [wall, shade] = r.pick(walls);
    const [cup, cover] = [r.pick(wares), r.pick(wares)];
    const top = r.pick(['#b07b52', '#9a6545', '#c49467']);
    return (
      rect(0, 0, 800, 1000, wall) +
      path('M 0,60 L 800,330 L 800,560 L 0,330 Z', '#fff8e8', 'opacity=".6"') +
      rect(0, 470, 800, 60, shade) +
      wood(r, 520, top) +
      path('M 0,520 L 800,520 L 800,536 L 0,536 Z', bright(top, 0.35)) +
      ellipse(190, 560, 92, 20, '#2a1416', 'opacity=".2"') +
      [0, 1, 2, 3, 4].map((i) => leafShape(190, 440, 1.55, -64 + i * 32, i % 2 ? '#5d7f5e' : '#7b9c73')).join('') +
      path('M 132,420 C 120,470 118,520 138,558 C 160,572 220,572 242,558 C 262,520 260,470 248,420 Z', dark(cup, 0.1)) +
      path('M 206,420 C 218,470 218,530 198,566 C 220,566 234,563 242,558 C 262,520 260,470 248,420 Z', dark(cup, 0.35), 'opacity=".6"') +
      ellipse(190, 420, 58, 13, dark(cup, 0.45)) +
      path('M 90,800 L 360,740 L 392,760 L 690,742 L 736,890 L 420,922 L 388,908 L 60,944 Z', '#2a1416', 'opacity=".18"') +
      path('M 84,786 C 170,724 300,724 388,760 L 392,904 C 290,868 160,880 52,930 Z', '#fbf3e2') +
      path('M 388,760 C 480,716 610,716 690,744 L 732,880 C 620,856 490,866 392,904 Z', '#f2e4cc') +
      line('M 388,762 L 392,902', '#cbb391', 5) +
      [0, 1, 2, 3, 4]
        .map((i) => line(`M ${122 - i * 6},${798 + i * 22} C 200,${760 + i * 23} 290,${758 + i * 24} 352,${782 + i * 22}`, '#cdb99a', 4))
        .join('') +
      [0, 1, 2, 3]
        .map((i) => line(`M 428,${780 + i * 24} C 510,${748 + i * 25} 590,${746 + i * 25} ${672 + i * 7},${762 + i * 24}`, '#c4ae8e', 4))
        .join('') +
      path(
        'M 52,930 C 160,880 290,868 392,904 C 490,866 620,856 732,880 L 736,894 C 620,872 490,884 392,920 C 290,884 160,896 54,946 Z',
        cover,
      ) +
      mug(560, 560, cup, 1.02) +
      steam(556, 530)
    );
  },
  kitchen(r) {
    const [wall, shade] = r.pick(walls);
    const [pot, cloth] = [r.pick(wares), r.pick(wares)];
    let s = rect(0, 0, 800, 1000, wall);
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 6; x++) s += rect(x * 150 - (y % 2) * 75 + 4, y * 88 + 4, 142, 80, mix(wall, shade, r.between(0, 0.75)), 5);
    s += rect(40, 196, 720, 22, '#8a5a3c', 4) + rect(40, 214, 720, 8, '#5b3a2a', 3);
    for (let i = 0, x = 70; x < 660; i++) {
      const w = r.between(62, 92);
      const h = r.between(84, 136);
      const c = r.pick(['#e99b33', '#c23a35', '#8fa653', '#e9d8b8', '#7d4a3a']);
      s +=
        rect(x, 196 - h, w, h, '#f7f1e4', 12, 'opacity=".85"') +
        rect(x + 6, 196 - h * 0.72, w - 12, h * 0.72 - 6, c, 9) +
        rect(x - 3, 188 - h, w + 6, 18, dark(pot, 0.1), 6);
      x += w + r.between(20, 46);
    }
    for (const [i, x] of [150, 240, 330].entries())
      s +=
        line(`M ${x},222 L ${x},${330 + i * 14}`, '#6b4a37', 9) +
        (i === 1 ? rect(x - 24, 340, 48, 74, '#9a6a48', 14) : ellipse(x, 360 + i * 14, 32, 26, i === 0 ? '#b9bfc0' : '#9a6a48'));
    s +=
      wood(r, 760, '#b98a5e') +
      rect(0, 760, 800, 16, '#d8b084') +
      ellipse(520, 806, 220, 26, '#2a1416', 'opacity=".2"') +
      rect(296, 560, 64, 26, dark(pot, 0.45), 13) +
      rect(680, 560, 64, 26, dark(pot, 0.45), 13) +
      path('M 336,520 L 704,520 L 694,770 C 688,800 660,808 640,808 L 400,808 C 380,808 352,800 346,770 Z', pot) +
      path(
        'M 600,520 L 704,520 L 694,770 C 688,800 660,808 640,808 L 560,808 C 600,760 606,620 600,520 Z',
        dark(pot, 0.3),
        'opacity=".6"',
      ) +
      line('M 372,560 L 380,740', bright(pot, 0.55), 12, 'opacity=".55"') +
      ellipse(520, 520, 186, 34, bright(pot, 0.35)) +
      ellipse(520, 522, 166, 26, dark(pot, 0.5)) +
      ellipse(520, 530, 150, 17, r.pick(['#d9622f', '#e0a43c', '#8fa653'])) +
      line('M 560,524 L 690,330', '#9a6a48', 16) +
      steam(480, 480) +
      path('M 40,868 L 330,846 L 352,930 L 62,956 Z', '#2a1416', 'opacity=".18"') +
      path('M 36,852 L 326,832 L 350,916 L 58,940 Z', '#d9a873') +
      path('M 58,940 L 350,916 L 350,930 L 60,954 Z', '#a87748') +
      [0, 1, 2]
        .map(
          (i) =>
            ball(110 + i * 66, 846 - (i % 2) * 8, 34, r.pick(['#c23a35', '#e99b33', '#e9c23f'])) +
            ball(100 + i * 66, 834 - (i % 2) * 8, 9, '#fff6e6', 0.55),
        )
        .join('') +
      [0, 1, 2].map((i) => leafShape(290, 880, 0.5, 40 + i * 34, i % 2 ? '#5d7f5e' : '#7b9c73')).join('') +
      path('M 640,860 C 690,846 760,850 820,840 L 820,1000 L 660,1000 C 648,950 652,900 640,860 Z', cloth) +
      [0, 1, 2]
        .map((i) =>
          line(`M ${690 + i * 40},${852 - i * 3} C ${684 + i * 40},900 ${700 + i * 40},950 ${694 + i * 40},1004`, bright(cloth, 0.5), 7),
        )
        .join('');
    return s;
  },
  dog(r) {
    const coat = r.pick(['#b9824f', '#6b4a37', '#3a2e2c', '#d8b483', '#a9a29a', '#9a5f3a']);
    const light = mix(coat, '#fff2dc', 0.55);
    const deep = dark(coat, 0.35);
    const collar = r.pick(wares);
    const floppy = r.chance(0.6);
    const lean = r.between(-5, 5);
    const ears = floppy
      ? path('M -128,-150 C -210,-160 -236,-60 -206,40 C -190,74 -152,60 -146,20 C -140,-30 -136,-70 -96,-110 Z', deep) +
        path('M 128,-150 C 210,-160 236,-60 206,40 C 190,74 152,60 146,20 C 140,-30 136,-70 96,-110 Z', deep)
      : path('M -140,-60 C -168,-150 -160,-230 -138,-262 C -96,-240 -50,-196 -34,-150 Z', deep) +
        path('M 140,-60 C 168,-150 160,-230 138,-262 C 96,-240 50,-196 34,-150 Z', deep) +
        path('M -128,-110 C -140,-160 -138,-204 -128,-226 C -104,-208 -80,-184 -70,-160 Z', '#d9a08c', 'opacity=".6"') +
        path('M 128,-110 C 140,-160 138,-204 128,-226 C 104,-208 80,-184 70,-160 Z', '#d9a08c', 'opacity=".6"');
    const eye = (x) => ellipse(x, -44, 21, 23, '#2a1a17') + ball(x + 7, -52, 7, '#ffffff') + ball(x - 7, -36, 4, '#ffffff', 0.5);
    return (
      scene(r.pick(['meadow', 'autumn', 'sea', 'forest', 'hills']), r, r.pick([190, 610]), 5) +
      path('M 150,1020 C 150,860 210,690 320,640 L 500,640 C 600,690 664,860 660,1020 Z', coat) +
      path('M 520,650 C 610,700 664,860 660,1020 L 560,1020 C 590,880 580,740 520,650 Z', deep, 'opacity=".55"') +
      path('M 290,1020 C 290,880 330,760 408,716 C 486,760 522,880 520,1020 Z', light) +
      [0, 1, 2, 3]
        .map((i) =>
          line(`M ${352 + i * 34},${800 + (i % 2) * 30} L ${346 + i * 36},${860 + (i % 2) * 30}`, mix(light, coat, 0.5), 6, 'opacity=".7"'),
        )
        .join('') +
      `<g transform="translate(405 470) rotate(${lean})">` +
      path(
        'M -100,176 C -56,212 56,212 100,176 C 108,190 108,204 102,216 C 56,250 -56,250 -102,216 C -108,204 -108,190 -100,176 Z',
        collar,
      ) +
      ball(0, 240, 24, '#e2b04a') +
      ball(-6, 233, 6, '#fff6e6', 0.8) +
      (floppy ? '' : ears) +
      path('M -150,-40 C -160,-170 -70,-220 0,-220 C 70,-220 160,-170 150,-40 C 150,60 110,190 0,196 C -110,190 -150,60 -150,-40 Z', coat) +
      path(
        'M 60,-206 C 140,-180 156,-110 150,-40 C 150,60 110,190 0,196 C 90,140 116,0 104,-80 C 98,-130 84,-176 60,-206 Z',
        deep,
        'opacity=".4"',
      ) +
      path('M -6,-214 C -30,-150 -34,-60 -70,10 C -100,70 -90,180 0,190 C 90,180 100,70 70,10 C 34,-60 30,-150 6,-214 Z', light) +
      (floppy ? ears : '') +
      eye(-78) +
      eye(78) +
      line('M -104,-84 C -90,-98 -68,-98 -54,-86', deep, 8) +
      line('M 54,-86 C 68,-98 90,-98 104,-84', deep, 8) +
      path('M -34,128 C -34,190 -26,214 0,214 C 26,214 34,190 34,128 Z', '#d9626a') +
      line('M 0,136 L 0,190', '#b3434f', 5) +
      path('M -84,96 C -50,136 -16,126 0,104 C 16,126 50,136 84,96 C 70,122 44,142 0,132 C -44,142 -70,122 -84,96 Z', '#4a2a2a') +
      path('M -46,36 C -46,16 46,16 46,36 C 44,62 18,80 0,82 C -18,80 -44,62 -46,36 Z', '#2a1a1a') +
      ellipse(-14, 36, 14, 6, '#ffffff', 'opacity=".45"') +
      line('M 0,82 L 0,106', '#4a2a2a', 6) +
      '</g>'
    );
  },
  cat(r) {
    const coat = r.pick(['#3a2e2c', '#d08a4a', '#8d8a88', '#e7dcc8', '#5d4a44']);
    const deep = dark(coat, 0.32);
    const frame = '#fbf3e2';
    const [wall] = r.pick(walls);
    const tabby = r.chance(0.6);
    const back = 'M 268,806 C 250,640 300,520 392,500 C 492,520 546,640 528,806 Z';
    return (
      `<defs><clipPath id="pane"><rect x="110" y="70" width="580" height="740"/></clipPath></defs>` +
      rect(0, 0, 800, 1000, wall) +
      `<g clip-path="url(#pane)">${scene(r.pick(['snow', 'dusk', 'autumn', 'hills', 'forest']), r, r.pick([220, 580]), 5)}</g>` +
      `<path d="M 110,70 H 690 V 810 H 110 Z" fill="none" stroke="${frame}" stroke-width="34"/>` +
      rect(388, 70, 24, 740, frame) +
      rect(110, 372, 580, 20, frame) +
      rect(40, 800, 720, 44, bright(frame, 0.5), 6) +
      rect(40, 838, 720, 14, '#cdb594') +
      rect(0, 852, 800, 148, dark(wall, 0.12)) +
      ellipse(400, 810, 190, 16, '#2a1416', 'opacity=".2"') +
      path(back, coat) +
      inside(
        back,
        path('M 450,500 C 540,560 560,700 528,806 L 440,806 C 500,720 500,600 450,500 Z', deep, 'opacity=".6"') +
          (tabby
            ? [0, 1, 2, 3]
                .map((i) =>
                  line(
                    `M ${326 - i * 8},${600 + i * 52} C 370,${580 + i * 52} 430,${580 + i * 52} ${468 + i * 8},${600 + i * 52}`,
                    deep,
                    13,
                    'opacity=".55"',
                  ),
                )
                .join('')
            : ''),
      ) +
      path(
        'M 292,448 C 280,380 286,320 296,286 C 330,302 352,326 366,346 C 384,340 410,340 428,346 C 442,326 466,302 500,286 C 510,320 516,380 504,448 C 496,512 446,542 398,542 C 350,542 300,512 292,448 Z',
        coat,
      ) +
      path('M 504,448 C 496,512 446,542 398,542 C 452,520 476,450 470,330 L 500,286 C 510,320 516,380 504,448 Z', deep, 'opacity=".5"') +
      (tabby
        ? [-1, 0, 1]
            .map((k) => line(`M ${398 + k * 26},356 L ${398 + k * 22},${398 - Math.abs(k) * 10}`, deep, 11, 'opacity=".6"'))
            .join('')
        : '') +
      line('M 508,790 C 600,812 640,846 622,908 C 612,950 570,950 566,918', coat, 40) +
      line('M 566,918 C 570,938 590,944 604,934', deep, 12, 'opacity=".5"') +
      (r.chance(0.6)
        ? path('M 600,700 L 690,700 L 678,800 L 612,800 Z', r.pick(wares)) +
          [0, 1, 2, 3].map((i) => leafShape(646, 706, 1.05, -54 + i * 36, i % 2 ? '#5d7f5e' : '#7b9c73')).join('')
        : '')
    );
  },
  rucksack(r) {
    const c = r.pick(['#b5302d', '#d69a36', '#41604d', '#2d6a6b', '#2d3953', '#c8603f']);
    const mat = r.pick(['#93a88a', '#c98a82', '#e2b98c', '#6f8fa3']);
    const deep = dark(c, 0.3);
    return (
      scene(r.pick(['mountains', 'hills', 'snow', 'mountains']), r, r.pick([180, 620]), 1.5) +
      path('M -20,900 C 120,800 260,830 380,850 C 520,820 700,850 820,800 L 820,1020 L -20,1020 Z', '#6f6a66') +
      path('M -20,940 C 160,860 330,900 470,910 C 600,880 720,900 820,860 L 820,1020 L -20,1020 Z', '#57524f') +
      path('M 60,868 L 190,846 L 240,880 L 120,900 Z', '#8d8782', 'opacity=".8"') +
      ellipse(440, 886, 210, 24, '#2a1416', 'opacity=".3"') +
      rect(270, 430, 330, 74, mat, 37) +
      ball(282, 467, 37, dark(mat, 0.22)) +
      ball(282, 467, 20, dark(mat, 0.4)) +
      path(
        'M 300,560 C 300,490 350,476 436,476 C 522,476 574,490 574,560 L 588,830 C 590,872 560,886 530,886 L 342,886 C 312,886 284,872 286,830 Z',
        c,
      ) +
      path(
        'M 520,486 C 560,498 574,520 574,560 L 588,830 C 590,872 560,886 530,886 L 480,886 C 540,800 546,600 520,486 Z',
        deep,
        'opacity=".6"',
      ) +
      path('M 292,570 C 340,640 530,640 582,570 L 576,520 C 560,480 520,474 436,474 C 352,474 310,484 298,520 Z', mix(c, deep, 0.4)) +
      rect(328, 690, 216, 150, mix(c, '#fff6e6', 0.12), 26) +
      rect(328, 690, 216, 46, mix(c, deep, 0.5), 20) +
      [380, 492].map((x) => rect(x - 11, 560, 22, 156, '#7d4a33', 4) + rect(x - 16, 640, 32, 24, '#d6b25e', 5)).join('') +
      line('M 404,476 C 404,440 468,440 468,476', deep, 14) +
      ellipse(670, 886, 70, 14, '#2a1416', 'opacity=".3"') +
      rect(630, 690, 78, 196, '#b9c0c2', 16) +
      rect(678, 690, 30, 196, '#8d979b', 14, 'opacity=".7"') +
      rect(626, 652, 86, 58, r.pick(wares), 12)
    );
  },
  bicycle(r) {
    const c = r.pick(wares);
    const [wall, shade] = r.pick([
      ['#e3b98f', '#c9946a'],
      ['#d9a48c', '#bb7d64'],
      ['#c9cdb4', '#a3aa88'],
      ['#e9d5b2', '#d0b489'],
    ]);
    const wheel = (x) =>
      `<circle cx="${x}" cy="740" r="142" fill="none" stroke="#2f2726" stroke-width="17"/><circle cx="${x}" cy="740" r="128" fill="none" stroke="#c9c4bb" stroke-width="7"/>` +
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 12;
        const [dx, dy] = [Math.cos(a) * 126, Math.sin(a) * 126].map((n) => Math.round(n));
        return line(`M ${x - dx},${740 - dy} L ${x + dx},${740 + dy}`, '#d8d2c6', 2.5);
      }).join('') +
      ball(x, 740, 14, '#6b625d');
    let bricks = '';
    for (let i = 0; i < 26; i++)
      bricks += rect(r.between(-30, 760), Math.floor(r.between(0, 15)) * 56 + 6, r.between(70, 118), 42, shade, 6, 'opacity=".45"');
    return (
      rect(0, 0, 800, 1000, wall) +
      bricks +
      path('M 800,0 L 800,420 L 300,880 L 0,880 L 0,640 L 520,0 Z', '#fff3d6', 'opacity=".28"') +
      (r.chance(0.55)
        ? rect(90, 90, 210, 290, '#fbf3e2', 8) +
          rect(108, 108, 174, 254, '#8fb0b0') +
          rect(188, 108, 14, 254, '#fbf3e2') +
          rect(74, 376, 242, 40, '#7d4a33', 6) +
          Array.from(
            { length: 7 },
            (_, i) =>
              leafShape(100 + i * 32, 392, 0.5, -30 + (i % 3) * 30, '#5d7f5e') +
              ball(100 + i * 32, 350 - (i % 2) * 16, 13, r.pick(['#e2543f', '#f3b746', '#d97a92'])),
          ).join('')
        : '') +
      rect(0, 868, 800, 132, '#9a8a7c') +
      rect(0, 868, 800, 12, '#c4b5a4') +
      ellipse(400, 892, 350, 16, '#2a1416', 'opacity=".3"') +
      wheel(196) +
      wheel(604) +
      line('M 196,740 L 384,740 L 312,520 Z', c, 17) +
      line('M 384,740 L 546,540 L 318,544', c, 17) +
      line('M 536,474 L 604,740', c, 17) +
      line('M 312,520 L 298,474', '#4a4340', 13) +
      path('M 226,470 C 262,446 330,450 356,466 C 352,484 300,488 250,488 C 232,488 222,482 226,470 Z', '#5b3429') +
      line('M 536,474 L 528,430 C 500,412 470,420 452,438', '#4a4340', 13) +
      line('M 470,424 C 456,428 448,438 440,448', '#5b3429', 22) +
      `<circle cx="384" cy="740" r="36" fill="none" stroke="#4a4340" stroke-width="11"/>` +
      line('M 384,740 L 412,800', '#4a4340', 12) +
      rect(392, 796, 50, 13, '#2f2726', 5) +
      path('M 540,436 L 694,436 L 676,548 L 560,548 Z', '#b98a5e') +
      [0, 1, 2].map((i) => line(`M ${546 + i * 5},${462 + i * 28} L ${688 - i * 5},${462 + i * 28}`, '#8a5f3c', 6)).join('') +
      [0, 1, 2, 3, 4].map((i) => line(`M ${566 + i * 26},438 L ${572 + i * 23},546`, '#8a5f3c', 4)).join('') +
      rect(532, 424, 170, 18, '#9a6a48', 8) +
      Array.from(
        { length: 6 },
        (_, i) =>
          leafShape(560 + i * 24, 430, 0.72, -36 + i * 14, i % 2 ? '#5d7f5e' : '#7b9c73') +
          (i % 2 ? ball(566 + i * 24, 366 - i * 4, 20, r.pick(['#e2543f', '#f3b746', '#fbf3e2', '#d97a92'])) : ''),
      ).join('')
    );
  },
};

/** SVG text of a photo without its member; half of them are mirrored. */
export function life(name, rand) {
  const turned = rand.chance(0.5) ? ' transform="translate(800 0) scale(-1 1)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><g${turned}>${LIVES[name](rand)}</g><rect width="800" height="1000" fill="#f3b98a" opacity=".06"/></svg>`;
}
