import type { FastifyMultipartOptions } from '@fastify/multipart';
import { maxUploadBytes } from '#platform/contract/http/upload.ts';

const limits = {
  fileSize: maxUploadBytes,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 20_000,
  fieldNameSize: 100,
  headerPairs: 10,
  // Bytes. The rest of a longer header is dropped; the library reads its value letter by letter.
  headerSize: 4096,
};

/** The limits of a form with a file. */
export const uploadLimits = {
  // A file that is too large is read to its end and discarded, so that the browser receives the reason for the refusal.
  throwFileSizeLimit: false,
  limits,
} satisfies FastifyMultipartOptions;
