/** Reads a form with nested names: `line_items[0][quantity]=1` → `{ line_items: [{ quantity: '1' }] }`. */
export function readNestedForm(form: string): Record<string, unknown> {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(form)) {
    const keys = name.replaceAll(']', '').split('[');
    let node = root;
    for (const key of keys.slice(0, -1)) {
      const next = node.get(key);
      const child: Node = next instanceof Map ? next : new Map();
      node.set(key, child);
      node = child;
    }
    node.set(keys.at(-1) ?? '', value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, plain(value)]));
}

type Node = Map<string, string | Node>;

function plain(node: string | Node): unknown {
  if (typeof node === 'string') return node;
  const entries = [...node].map(([key, value]) => [key, plain(value)] as const);
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
