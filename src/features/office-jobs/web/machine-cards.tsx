import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import { useWhen } from '#features/office/web/index.ts';
import { MailDnsCard } from './mail-dns-card.tsx';
import type { JobsReply } from './queries.ts';

const megabyte = 1_000_000;
const gigabyte = 1000 * megabyte;

/** What waits for people, repeated jobs, search, disk and versions. */
export function MachineCards({ reply }: { readonly reply: JobsReply }) {
  const t = useTranslations('office-jobs');
  const format = useFormatter();
  const when = useWhen();
  const size = (bytes: number) =>
    bytes < gigabyte
      ? t('disk.megabytes', { n: Math.ceil(bytes / megabyte) })
      : t('disk.bytes', { n: Math.round((bytes / gigabyte) * 10) / 10 });
  const { open, repeated, search, disk, versions } = reply;
  return (
    <div className="books-two">
      <Card
        id="open"
        title={t('open.title')}
        lines={open.map(({ name, count, since }) => [name, `${format.number(count)}, ${t('open.since', { when: when(since) })}`])}
      >
        {open.length === 0 && <p className="soft">{t('open.nothing')}</p>}
      </Card>
      <Card
        id="search"
        title={t('search.title')}
        lines={[
          [t('search.members'), search.members === null ? '–' : format.number(search.members)],
          [t('search.from'), t(`search.${search.loaded_from ?? 'loading'}`)],
        ]}
      />
      <Card
        id="disk"
        title={t('disk.title')}
        lines={[
          [t('disk.title'), t('disk.used', { used: size(disk.total - disk.free), total: size(disk.total) })],
          [t('disk.free'), size(disk.free)],
          [t('disk.database'), size(disk.database)],
        ]}
      />
      <MailDnsCard />
      <Card
        id="versions"
        title={t('versions.title')}
        lines={[
          ['Emberleaf', versions.app],
          [t('versions.since'), when(versions.since)],
          ['Node', versions.node],
          ['PostgreSQL', versions.database],
          [t('versions.schema'), versions.schema],
        ]}
      />
      <Card
        id="repeated"
        title={t('repeated.title')}
        wide
        lines={repeated.map(({ name, due_at: due, running }) => [name, running ? t('repeated.running') : when(due)])}
      />
    </div>
  );
}

interface CardProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** Takes the whole width, in columns: its names are long. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

function Card({ id, title, lines, wide = false, children }: CardProps) {
  return (
    <section className={cx('box books-card', wide && 'jobs-wide')} aria-labelledby={id}>
      <h2 id={id} className="title-h22">
        {title}
      </h2>
      {children}
      {lines.length > 0 && (
        <dl className="tally">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
