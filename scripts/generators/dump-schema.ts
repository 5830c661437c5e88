import fs from 'node:fs';
import { dumpSchema } from './schema-dump.ts';

const { sql, types } = await dumpSchema();
fs.writeFileSync('db/schema.sql', sql);
fs.writeFileSync('db/schema.ts', types);
console.log('Wrote db/schema.sql and db/schema.ts.');
