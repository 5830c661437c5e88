import type { ReactNode } from 'react';
import type { Block, Text } from '../contract/text.ts';
import { Spans } from './spans.tsx';

interface Props {
  readonly section: Text['sections'][number];
  /** Null: sections are not numbered. */
  readonly number: number | null;
  /** After its text. */
  readonly children?: ReactNode;
}

export function TextSection({ section: { id, title, blocks }, number, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 className="title-m" id={`${id}-title`}>
        {number !== null && <span className="num">{number}</span>}
        {title}
      </h2>
      {blocks.map((block, at) => (
        <TextBlock key={at} block={block} labelledBy={`${id}-title`} />
      ))}
      {children}
    </section>
  );
}

function TextBlock({ block, labelledBy }: { readonly block: Block; readonly labelledBy: string }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans of={block.spans} />
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul className="text-list">
        {block.items.map((item, at) => (
          <li key={at}>
            <Spans of={item} />
          </li>
        ))}
      </ul>
    );
  return <TextTable block={block} labelledBy={labelledBy} />;
}

/** On narrow screens each row is a card whose cells repeat the heading of their column. Roles stay, whatever CSS shows. */
function TextTable({ block, labelledBy }: { readonly block: Extract<Block, { kind: 'table' }>; readonly labelledBy: string }) {
  return (
    <div className="text-table">
      <table role="table" aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            {block.head.map((cell) => (
              <th key={cell} role="columnheader" scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {block.rows.map(([first = [], ...rest], row) => (
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                <Spans of={first} />
              </th>
              {rest.map((cell, at) => (
                <td key={at} role="cell">
                  <span className="text-column" aria-hidden="true">
                    {block.head[at + 1]}
                  </span>
                  <span>
                    <Spans of={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
