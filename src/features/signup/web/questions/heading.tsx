interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
}

export function Heading({ id, title, lead }: Props) {
  return (
    <>
      <h1 className="h36" id={id} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="soft mb-3 text-pretty">{lead}</p>}
    </>
  );
}
