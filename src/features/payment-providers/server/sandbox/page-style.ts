import { readFileSync } from 'node:fs';

/** The house's colours, and a style for pages that load nothing else. */
export const readStyle = (): string =>
  readFileSync(new URL('../../../../platform/web/ui/styles/tokens.css', import.meta.url), 'utf8') + style;

const style = `
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; padding: 16px; background: var(--canvas); color: var(--ink); font: 17px/1.5 var(--text); }
  main { max-width: 30rem; margin: 16px auto; padding: 24px 20px; border: 1px solid var(--line); border-radius: var(--leaf);
    background: var(--surface); box-shadow: var(--shadow-2); }
  .test { margin: 0 0 20px; padding: 12px 16px; border-radius: var(--leaf-m); background: var(--amber-soft); font-size: 15px; line-height: 1.45; }
  .test p { margin: 0; }
  .head { display: flex; align-items: center; gap: 14px; }
  .mark { flex: none; width: 60px; height: 40px; border-radius: 11px 11px 11px 4px; background: var(--canvas); box-shadow: inset 0 0 0 1px var(--line); }
  .mark path { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
  .mark .a { stroke: var(--amber-ink); }
  h1, h2 { margin: 0; font-family: var(--display); font-weight: 500; letter-spacing: -.01em; line-height: 1.2; }
  h1 { font-size: 26px; }
  h2 { margin-top: 28px; font-size: 20px; }
  p { margin: 12px 0; text-wrap: pretty; }
  .soft { display: block; color: var(--ink2); font-size: 15px; line-height: 1.4; }
  dl { margin: 16px 0; }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 9px 0; border-top: 1px solid var(--line); }
  dt { color: var(--ink2); }
  dd { margin: 0 0 0 auto; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  .strong, .amount { font-weight: 600; }
  .amount { font: 500 28px/1.2 var(--display); }
  .voucher { padding: 4px 16px; border: 1.5px dashed var(--control); border-radius: var(--leaf-m); }
  .voucher div:first-child { border: 0; }
  fieldset { min-width: 0; margin: 16px 0 0; padding: 0; border: 0; }
  legend, .field label, summary { font-weight: 600; }
  legend { margin-bottom: 8px; padding: 0; }
  .options { overflow: hidden; border: 1.5px solid var(--control); border-radius: var(--leaf-m); }
  .option { display: flex; align-items: center; gap: 14px; min-height: 56px; padding: 8px 16px; line-height: 1.35; cursor: pointer; }
  .option + .option { border-top: 1px solid var(--line); }
  .option:has(:checked) { background: var(--blush); }
  .option:has(:checked) .soft { color: var(--ink); }
  .option:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: -3px; border-radius: var(--r2); }
  input[type=radio] { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--primary); }
  .field { display: grid; gap: 6px; }
  .field input, select { min-height: 48px; padding: 8px 14px; border: 1.5px solid var(--control); border-radius: var(--r2); background: var(--surface);
    color: var(--ink); font: inherit; }
  .field input { width: 100%; min-width: 0; font-size: 26px; letter-spacing: .3em; font-variant-numeric: tabular-nums; }
  select { width: 100%; }
  details { margin-top: 20px; border-top: 1px solid var(--line); }
  summary { display: flex; align-items: center; min-height: 48px; cursor: pointer; }
  summary::after { content: '+'; margin-left: auto; font-size: 22px; }
  details[open] summary::after { content: '–'; }
  .buttons { display: grid; gap: 10px; margin-top: 20px; }
  button, .btn { display: grid; place-items: center; width: 100%; min-height: 52px; padding: 11px 16px; border: 1.5px solid transparent;
    border-radius: 22px 22px 22px 6px; background: var(--primary); color: var(--on-primary); font: 600 16px/1.25 var(--text);
    text-align: center; text-decoration: none; cursor: pointer; }
  button:hover, .btn:hover { background: var(--primary-hover); }
  .quiet, .quiet:hover { border-color: var(--control); background: var(--surface); color: var(--ink); }
  .quiet:hover { border-color: var(--ink); background: var(--sunken); }
  a { color: inherit; text-underline-offset: 3px; }
  .more { display: block; min-height: 44px; padding-top: 16px; }
  .list { margin: 16px 0 0; padding: 0; list-style: none; }
  .list a { display: flex; align-items: center; gap: 12px; min-height: 64px; padding: 10px 0; border-top: 1px solid var(--line); text-decoration: none; }
  .list a:hover b { text-decoration: underline; }
  .list a > span { min-width: 0; }
  .list b { margin-left: auto; white-space: nowrap; }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  @media (width >= 600px) { main { margin-block: 48px; padding: 36px 40px; } }
`;
