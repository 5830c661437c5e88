/** A network in CIDR notation, such as `203.0.113.0/24` or `2001:db8::/32`, with its record in the file. */
export interface MmdbEntry {
  readonly network: string;
  readonly record: Record<string, unknown>;
}

type Node = [Node | number | null, Node | number | null];

/** A file in the MaxMind DB format, version 2.0, with records of 24 bits. IPv4 networks lie at ::/96, as in the real files. */
export function mmdbOf(entries: readonly MmdbEntry[], ipVersion: 4 | 6 = 6): Buffer {
  const data: Buffer[] = [];
  const root: Node = [null, null];
  let length = 0;
  for (const { network, record } of entries) {
    insert(root, bitsOf(network, ipVersion), length);
    const encoded = encode(record);
    data.push(encoded);
    length += encoded.length;
  }
  const nodes: Node[] = [];
  collect(root, nodes);
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((node, place) =>
    node.forEach((side, index) => {
      const value = side === null ? nodes.length : typeof side === 'number' ? nodes.length + 16 + side : nodes.indexOf(side);
      tree.writeUIntBE(value, place * 6 + index * 3, 3);
    }),
  );
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test-Country',
    description: { en: 'Test' },
    ip_version: ipVersion,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  };
  return Buffer.concat([tree, Buffer.alloc(16), ...data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), encode(metadata)]);
}

function insert(root: Node, bits: readonly number[], offset: number): void {
  let node = root;
  bits.forEach((bit, depth) => {
    if (depth === bits.length - 1) node[bit] = offset;
    else {
      const next = node[bit];
      const inner: Node = Array.isArray(next) ? next : [null, null];
      node[bit] = inner;
      node = inner;
    }
  });
}

function collect(node: Node, into: Node[]): void {
  into.push(node);
  for (const side of node) if (Array.isArray(side)) collect(side, into);
}

function bitsOf(network: string, ipVersion: 4 | 6): number[] {
  const [address = '', prefix = ''] = network.split('/');
  const bits = (text: readonly string[], base: number, width: number) =>
    text.flatMap((part) => Array.from(Number.parseInt(part, base).toString(2).padStart(width, '0'), Number));
  if (!address.includes(':')) {
    const own = bits(address.split('.'), 10, 8).slice(0, Number(prefix));
    return ipVersion === 4 ? own : [...Array.from({ length: 96 }, () => 0), ...own];
  }
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0');
  return bits([...groups(head), ...zeros, ...groups(tail)], 16, 16).slice(0, Number(prefix));
}

/** Supports text of up to 284 bytes, whole numbers of up to 32 bits, and lists and maps of up to 28 entries. */
function encode(value: unknown): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([
      bytes.length < 29 ? Buffer.from([(2 << 5) | bytes.length]) : Buffer.from([(2 << 5) | 29, bytes.length - 29]),
      bytes,
    ]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
  }
  // Types above 7 are written as 0 with the rest in a byte of its own.
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map(encode)]);
  const pairs = Object.entries(value ?? {});
  return Buffer.concat([Buffer.from([(7 << 5) | pairs.length]), ...pairs.flatMap((pair) => pair.map(encode))]);
}
