import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}

const compose = parse(fs.readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const inFleet = services.flatMap(([name, { profiles }]) => (profiles === undefined ? [] : [name]));
const steps = fs.readFileSync('docs/how-to/run-a-fleet.md', 'utf8');
/** What the page has operators write into .env. */
const written = Object.fromEntries([...steps.matchAll(/^ +([A-Z0-9_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
const ini = Object.fromEntries(
  [...fs.readFileSync('ops/pgbouncer/pgbouncer.ini', 'utf8').matchAll(/^(\w+) = (.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

test('the fleet is a profile, and the site alone needs none of it', () => {
  expect(inFleet).toEqual(['site-2', 'jobs', 'pgbouncer', 'standby', 'valkey', 'objects', 'prometheus']);
  expect(services.every(([, { profiles }]) => profiles === undefined || profiles.join() === 'fleet')).toBe(true);
  for (const [name, { depends_on }] of services)
    if (!inFleet.includes(name)) for (const other of inFleet) expect(JSON.stringify(depends_on ?? [])).not.toContain(`"${other}"`);
});

test('no image is built twice: the second of two builds at once ends in an error', () => {
  const built = services.flatMap(([, { image, build }]) => (build === undefined ? [] : [image]));
  expect(built).toEqual(['localhost/emberleaf:latest']);
});

test('the database counts as there when it answers by TCP, as its image does not while it makes a new one', () => {
  expect(compose.services['postgres']?.healthcheck?.test.join(' ')).toContain('pg_isready -h 127.0.0.1');
});

test('every service names volumes, secrets, files and services that are there', () => {
  for (const [name, { volumes = [], secrets = [], depends_on = [] }] of services) {
    for (const volume of volumes) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('./')) expect([name, from, fs.existsSync(from)]).toEqual([name, from, true]);
      else expect([name, Object.keys(compose.volumes)]).toEqual([name, expect.arrayContaining([from])]);
    }
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]));
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(Array.isArray(depends_on) ? [...depends_on] : Object.keys(depends_on)),
    );
  }
});

test('the processes of the fleet have all roles together, and the proxy and Prometheus name them', () => {
  const processes = services.filter(([name, { environment }]) => name !== 'migrate' && environment?.['APP_ENV'] !== undefined);
  expect(processes.map(([name]) => name)).toEqual(['site', 'site-2', 'jobs']);
  const roleOf = ({ environment }: Service) => String(environment?.['ROLE']).replace('${ROLE:-}', written['ROLE'] ?? '');
  expect(new Set(processes.flatMap(([, service]) => roleOf(service).split(',')))).toEqual(new Set(['web', 'live', 'jobs']));
  const upstreams = processes.flatMap(([name, service]) => (roleOf(service).includes('web') ? [`${name}:3000`] : []));
  expect(written['UPSTREAMS']?.split(' ')).toEqual(upstreams);
  const prometheus = fs.readFileSync('ops/prometheus/prometheus.yml', 'utf8');
  for (const [name] of processes) expect(prometheus).toContain(`'${name}:${written['METRICS_PORT']}'`);
});

test('the variables of the fleet are passed on, and lead to its services', () => {
  const passed = Object.values(compose.services['site']?.environment ?? {}).join(' ');
  const others = ['COMPOSE_PROFILES', 'UPSTREAMS'];
  for (const name of Object.keys(written)) if (!others.includes(name)) expect(passed).toContain(`\${${name}:-`);
  const hostOf = (name: string) => new URL(written[name] ?? '').hostname;
  const hosts = ['REDIS_URL', 'S3_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'].map(hostOf);
  expect(hosts).toEqual(['valkey', 'objects', 'postgres', 'standby']);
  // Not below 1024: the bucket's server is not root.
  const { port } = new URL(written['S3_URL'] ?? '');
  expect(Number(port)).toBeGreaterThan(1024);
  expect(compose.services['objects']?.command).toContain(`-s3.port=${port}`);
});

test('PgBouncer keeps named statements, in transaction mode, and finds database and passwords', () => {
  expect(ini).toMatchObject({ pool_mode: 'transaction', auth_file: '/run/secrets/pgbouncer-users', emberleaf: 'host=postgres port=5432' });
  expect(Number(ini['max_prepared_statements'])).toBeGreaterThanOrEqual(250);
  expect(steps).toContain(`@pgbouncer:${ini['listen_port']}/emberleaf`);
});
