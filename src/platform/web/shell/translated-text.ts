/**
 * Translators in browsers (Chrome's, Edge's, extensions) replace text nodes by `font > font`. React keeps references to its text
 * nodes and removes, moves and changes them: it threw if one had left its place, and changes became invisible
 * (facebook/react#11538). This module removes, finds and replaces the translator's element instead. It is the one place for every
 * text of every component. A text that is alone in its element never needed it.
 */
const standIns = new WeakMap<Node, Element>();
let isTranslated = false;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null): node is HTMLFontElement => node instanceof HTMLFontElement;

/** Call once, before React renders or hydrates anything. */
export function surviveTranslation(): void {
  new MutationObserver(noteStandIns).observe(document.body, { childList: true, subtree: true });
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const there = placeOf(child, this);
    if (there !== null || !isTranslated) removeChild.call(this, there ?? child);
    standIns.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null | undefined): T {
    removeStandIn(node);
    // Other scripts leave it undefined, which browsers treat as null.
    const there = before == null ? null : placeOf(before, this);
    insertBefore.call(this, node, there ?? (isTranslated ? null : (before ?? null)));
    return node;
  };
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    removeStandIn(node);
    appendChild.call(this, node);
    return node;
  };
}

/** The child of the parent that is the node, replaces it, or wraps it. */
function placeOf(node: Node, parent: Node): Node | null {
  if (node.parentNode === parent) return node;
  const standIn = standIns.get(node);
  if (standIn?.parentNode === parent) return standIn;
  let around: Node | null = node.parentNode;
  while (isFont(around) && around.parentNode !== parent) around = around.parentNode;
  return isFont(around) ? around : null;
}

function removeStandIn(node: Node): void {
  standIns.get(node)?.remove();
  standIns.delete(node);
}

/** Puts a changed text back in place of its replacement; the translator sees it and translates it again. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    standIns.get(target)?.replaceWith(target);
    standIns.delete(target);
  }
});

/** A translator exchanges a text and its element in one step or in two, in either order. */
function noteStandIns(records: readonly MutationRecord[]): void {
  const removed: MutationRecord[] = [];
  const fonts: MutationRecord[] = [];
  for (const record of records) {
    if ([...record.addedNodes].some(isFont)) fonts.push(record);
    if ([...record.removedNodes].some(isText)) removed.push(record);
  }
  if (fonts.length === 0) return;
  isTranslated = true;
  for (const { target, removedNodes, previousSibling, nextSibling } of removed)
    for (const text of removedNodes) {
      if (!isText(text) || text.isConnected) continue;
      const pair = fonts.findLast(
        (other) =>
          other.target === target &&
          [...other.addedNodes].some((node) => isFont(node) && node.isConnected) &&
          ((other.previousSibling === previousSibling && other.nextSibling === nextSibling) ||
            other.nextSibling === text ||
            other.previousSibling === text),
      );
      const font = [...(pair?.addedNodes ?? [])].find(isFont);
      if (font === undefined) continue;
      standIns.set(text, font);
      changes.observe(text, { characterData: true });
    }
}
