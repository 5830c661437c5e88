import { buildOnce } from './build/build.ts';

process.env['NODE_ENV'] ??= 'production';
await buildOnce((text) => console.log(text));
await import('../src/app/server/main.ts');
