/** Milliseconds, so that a page that cannot be run is not loaded over and over. */
const waitBeforeReload = 60_000;

/**
 * When the connection loses the entry of a page or what it imports, fetches all of its scripts until they are in the cache, and
 * asks for the entry again, by another name, because WebKit remembers for a minute that it failed. What cannot be run all the
 * same, as after a new release, is a reason to load the page anew. It runs inline, ahead of the entry.
 */
export const fetchLostScripts =
  `addEventListener('error',({target:lost})=>{if(lost.id!=='entry')return;` +
  `const get=async file=>{for(let wait=500;;)try{return await(await fetch(file)).blob()}` +
  `catch{await new Promise(resolve=>{setTimeout(resolve,wait*=2);addEventListener('online',resolve,{once:true})})}};` +
  `Promise.all([lost.src,...[...document.querySelectorAll('link[rel=modulepreload]')].map(({href})=>href)].map(get)).then(()=>` +
  `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:lost.src+'?again',` +
  `onerror(){setTimeout(()=>location.reload(),${waitBeforeReload})}})))},true)`;
