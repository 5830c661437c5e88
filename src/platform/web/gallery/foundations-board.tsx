import type { ReactElement } from 'react';
import { Icon, interestIconKeys, LogoMark, uiIconNames } from '../ui/index.ts';
import { Board, Row } from './board.tsx';

const colours = [
  'canvas',
  'surface',
  'sunken',
  'line',
  'control',
  'ink',
  'ink2',
  'primary',
  'primary-hover',
  'press',
  'lens',
  'secondary',
  'blush',
  'bubble-me',
  'bubble-them',
  'amber',
  'amber-soft',
  'amber-ink',
  'ok',
  'info',
  'caution',
];
const leaves = [
  { name: '--leaf', className: 'size-24 rounded-leaf bg-primary' },
  { name: '--leaf-r', className: 'size-24 rounded-leaf-r bg-primary' },
  { name: '--leaf-m', className: 'size-18 rounded-leaf-m bg-secondary' },
  { name: '--leaf-m-r', className: 'size-18 rounded-leaf-m-r bg-secondary' },
  { name: '--leaf-s', className: 'size-12 rounded-leaf-s bg-amber' },
  { name: '--leaf-s-r', className: 'size-12 rounded-leaf-s-r bg-amber' },
];

export function FoundationsBoard(): ReactElement {
  return (
    <>
      <Board title="Colour">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-4">
          {colours.map((name) => (
            <div key={name}>
              <i className="mb-1.5 block h-16 rounded-leaf-m border" style={{ background: `var(--${name})` }} />
              <b className="text-s">--{name}</b>
            </div>
          ))}
        </div>
      </Board>
      <Board title="Type">
        <div className="grid gap-2.5">
          <p className="title-xl">48 / 36 Fraunces 500, Überschrift</p>
          <p className="title-l">36 / 28 Seitentitel, Preise 24,90 €</p>
          <p className="title-m">28 Abschnitt, Anna, 34</p>
          <p className="title-s">22 Karte, Name, Antwort</p>
          <p className="text-l">18 Figtree, Vorspann und große Knöpfe, zażółć gęślą jaźń</p>
          <p>
            16 Figtree, Fließtext, Nachrichten,{' '}
            <a className="link" href="#link">
              Felder
            </a>
          </p>
          <p className="text-m">15 Metadaten, Chips, Kopfleiste</p>
          <p className="text-s soft num">13 Hilfe, Zeit, Zähler 0123456789</p>
        </div>
      </Board>
      <Board title="Leaf geometry" note="Three round corners and one tight one. What is mine, or what answers, mirrors it.">
        <Row>
          {leaves.map((leaf) => (
            <div key={leaf.name} className="grid gap-1.5">
              <i className={leaf.className} />
              <span className="text-s soft">{leaf.name}</span>
            </div>
          ))}
          <LogoMark className="size-24" />
        </Row>
      </Board>
    </>
  );
}

export function IconsBoard(): ReactElement {
  return (
    <>
      <Board title="Icons">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3">
          {uiIconNames.map((name) => (
            <IconCell key={name} caption={name}>
              <Icon name={name} className="size-7" />
            </IconCell>
          ))}
        </ul>
      </Board>
      <Board title="Interests">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-3">
          {interestIconKeys.map((key) => (
            <IconCell key={key} caption={key}>
              <Icon name={`interest-${key}`} className="size-7" />
            </IconCell>
          ))}
        </ul>
      </Board>
    </>
  );
}

function IconCell({ caption, children }: { caption: string; children: ReactElement }): ReactElement {
  return (
    <li className="grid justify-items-center gap-1 text-center wrap-anywhere">
      {children}
      <span className="text-s soft">{caption}</span>
    </li>
  );
}
