/** Milliseconds, so that a page that cannot be run is not loaded over and over. */
const waitBeforeReload = 60_000;

/**
 * When the connection fails while a page's entry or its imports load, fetches all of its scripts until they are in the cache. Then
 * imports the entry again under another URL, because WebKit remembers for a minute that it failed. If it still fails, for example
 * after a new release, the page is reloaded. It runs inline, before the entry.
 */
export const fetchLostScripts =
  `addEventListener('error',({target:lost})=>{if(lost.id!=='entry')return;` +
  `const get=async file=>{for(let wait=500;;)try{return await(await fetch(file)).blob()}` +
  `catch{await new Promise(resolve=>{setTimeout(resolve,wait*=2);addEventListener('online',resolve,{once:true})})}};` +
  `Promise.all([lost.src,...[...document.querySelectorAll('link[rel=modulepreload]')].map(({href})=>href)].map(get)).then(()=>` +
  `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:lost.src+'?again',` +
  `onerror(){setTimeout(()=>location.reload(),${waitBeforeReload})}})))},true)`;
