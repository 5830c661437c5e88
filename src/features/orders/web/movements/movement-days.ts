import type { Movement } from '../../contract/movements.ts';

export interface MovementDay {
  /** The day as its heading shows it. */
  readonly day: string;
  readonly movements: Movement[];
}

/** Groups movements by day. They are sorted, so a day is one run of them. */
export function movementDays(movements: readonly Movement[], dayOf: (movement: Movement) => string): MovementDay[] {
  const days: MovementDay[] = [];
  for (const movement of movements) {
    const day = dayOf(movement);
    const last = days.at(-1);
    if (last?.day === day) last.movements.push(movement);
    else days.push({ day, movements: [movement] });
  }
  return days;
}
