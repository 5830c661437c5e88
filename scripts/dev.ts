process.env['NODE_ENV'] ??= 'development';
process.argv.push('--hot');
await import('../src/app/server/main.ts');
