import type { Assets } from '#app/contract/render.ts';

/** Milliseconds. A page in the background is not painted before somebody turns to it. */
const longestWaitForPaint = 3000;
/** Milliseconds, so that a page that cannot be run is not loaded over and over. */
const waitBeforeReload = 60_000;

/**
 * The inline script at the end of a page that loads the others once the page has been painted: until then styles, fonts and
 * pictures have the line and the phone for themselves. A file that the line has lost is fetched into the cache, again after one
 * second, two, four and so on, or as soon as there is a connection. The entry runs when all files are here, because WebKit
 * never asks again for a module that a running script has missed. What cannot be run all the same, as after a new release, is
 * a reason to load the page anew.
 *
 * It runs when the styles are there, and computes them at once: a slow phone lays out and paints in a task of its own.
 */
export const scriptsAfterPaint = ({ entry, js }: Pick<Assets, 'entry' | 'js'>): string =>
  `getComputedStyle(document.body).color;(()=>{let files=${JSON.stringify([...new Set([...js, entry])])};` +
  `const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values)),` +
  `get=async href=>{for(let wait=500;;)try{return await(await fetch(href)).blob()}` +
  `catch{await new Promise(resolve=>{setTimeout(resolve,wait*=2);addEventListener('online',resolve,{once:true})})}},` +
  `preload=href=>document.createElement('link').relList.supports('modulepreload')?new Promise((onload,onerror)=>` +
  `add('link',{rel:'modulepreload',fetchPriority:'low',href,onload,onerror})).catch(()=>get(href)):get(href),` +
  `load=()=>{files&&Promise.all(files.map(preload)).then(()=>add('script',{type:'module',src:${JSON.stringify(entry)},` +
  `onerror(){setTimeout(()=>location.reload(),${waitBeforeReload})}}));files=null};` +
  `document.hidden?load():new PerformanceObserver(load).observe({type:'paint',buffered:true});setTimeout(load,${longestWaitForPaint})})()`;
