interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
}

export function Heading({ id, title, lead }: Props) {
  return (
    <div className="grid gap-2">
      <h1 className="title-m" id={id} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="soft text-pretty">{lead}</p>}
    </div>
  );
}
