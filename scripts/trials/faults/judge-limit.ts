/** An answer to one of many calls, when it came as of `performance.now()`. */
export interface LimitedAnswer {
  readonly at: number;
  /** False: there were too many calls. */
  readonly isAllowed: boolean;
}

/** When counts of limits may have been lost, as of `performance.now()`. */
export interface Loss {
  readonly from: number;
  readonly to: number;
}

export interface Judgement {
  /** How many minutes had enough answers that too many of them could have been allowed. */
  readonly minutes: number;
  /** Sentences about minutes in which more was allowed than two windows, and one more for each loss. */
  readonly excesses: readonly string[];
}

/** Ms. */
const minute = 60_000;

/** `answers`: in their order. */
export function judgeLimit(answers: readonly LimitedAnswer[], losses: readonly Loss[], limit: number): Judgement {
  const lossesIn = (start: number) => losses.filter(({ from, to }) => to >= start && from < start + minute).length;
  const mostIn = (start: number) => (2 + lossesIn(start)) * limit;
  const countIn = (all: readonly LimitedAnswer[], start: number) => all.filter(({ at }) => at >= start && at < start + minute).length;
  const allowed = answers.filter(({ isAllowed }) => isAllowed);
  const excesses = allowed.flatMap(({ at }) => {
    const count = countIn(allowed, at);
    return count > mostIn(at) ? [`${count} calls in a minute where ${limit} are allowed, with ${lossesIn(at)} losses`] : [];
  });
  let minutes = 0;
  const last = answers.at(-1)?.at ?? 0;
  for (let start = answers[0]?.at ?? 0; start + minute <= last; start += minute) if (countIn(answers, start) > mostIn(start)) minutes++;
  return { minutes, excesses };
}
