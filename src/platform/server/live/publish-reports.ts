import { Compile } from 'typebox/compile';
import type { RowChanges } from '../db/row-changes.ts';
import type { Log } from '../log.ts';
import type { BusData, BusEvent } from './bus-event.ts';
import type { Bus } from './bus.ts';

interface Deps {
  readonly reports: RowChanges;
  readonly bus: Bus;
  readonly log: Log;
}

/** Publishes the reports of database triggers on the bus, under the name of the event. */
export function publishReports<E extends BusEvent>({ reports, bus, log }: Deps, event: E): void {
  const validator = Compile(event.data);
  const fits = (data: unknown): data is BusData<E> => validator.Check(data);
  reports.subscribe(({ name, data }) => {
    if (name !== event.name) return;
    const read: unknown = JSON.parse(data);
    if (fits(read)) bus.publish(event, read);
    else log.error({ event: name }, 'a trigger reports data of another shape');
  });
}
