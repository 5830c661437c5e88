/**
 * Runs inside a page: does what translators of browsers do, to all text and to what comes later. Each text gives way to
 * `font > font` with other words; every second one is moved in there, the others are taken out of the page for good.
 */
export function translatePage(): void {
  const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'OPTION', 'TITLE']);
  let count = 0;
  const translate = (text: Node) => {
    const parent = text.parentElement;
    const words = text.nodeValue ?? '';
    if (parent === null || parent.closest('font, svg') !== null || skipped.has(parent.tagName) || words.trim() === '') return;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    text.parentNode?.replaceChild(font, text);
    if (count++ % 2 === 0) inner.append(text);
    else inner.append(words);
  };
  const translateAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
