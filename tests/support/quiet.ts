import { pino } from 'pino';

/** Writes nothing but the causes of status 500: the response does not say them. */
export const quiet = pino(
  { level: 'error' },
  {
    write(line) {
      if (line.includes('"msg":"request failed"')) process.stderr.write(line);
    },
  },
);
