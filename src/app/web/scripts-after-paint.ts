import type { Assets } from '#app/contract/render.ts';

/** Milliseconds. A page in the background is not painted before somebody turns to it. */
const longestWaitForPaint = 3000;

/**
 * The inline script at the end of a page that loads the others once the page has been painted: until then styles, fonts and
 * pictures have the line and the phone for themselves. What the line has lost is asked for again, after one second, two, four
 * and so on, or as soon as there is a connection.
 *
 * It runs when the styles are there, and computes them at once: a slow phone lays out and paints in a task of its own.
 */
export const scriptsAfterPaint = ({ entry, js }: Pick<Assets, 'entry' | 'js'>): string =>
  `getComputedStyle(document.body).color;(()=>{let files=${JSON.stringify(js.filter((file) => file !== entry))},wait=500;` +
  `const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values)),` +
  `run=()=>add('script',{type:'module',src:${JSON.stringify(entry)},onerror(){setTimeout(run,wait*=2);addEventListener('online',run,{once:true})}}),` +
  `load=()=>{files?.map(href=>add('link',{rel:'modulepreload',fetchPriority:'low',href}));files&&run();files=null};` +
  `document.hidden?load():new PerformanceObserver(load).observe({type:'paint',buffered:true});setTimeout(load,${longestWaitForPaint})})()`;
