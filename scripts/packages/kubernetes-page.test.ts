import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { documentedVariables } from './documented-variables.ts';

/** What the page's manifests have of the fields that are checked here. */
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: { readonly metadata?: { readonly labels: object }; readonly spec: Pod };
    readonly selector?: { readonly matchLabels?: object };
    readonly rules?: readonly { readonly http: { readonly paths: readonly { readonly path: string }[] } }[];
  };
}
interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly containers: readonly Container[];
  readonly volumes: readonly {
    readonly name: string;
    readonly secret?: { readonly secretName: string };
    readonly persistentVolumeClaim?: { readonly claimName: string };
  }[];
}
interface Container {
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}
type Probe = { readonly httpGet: { readonly path: string; readonly port: string } };

const page = fs.readFileSync('docs/how-to/kubernetes.md', 'utf8');
const image = fs.readFileSync('Containerfile', 'utf8');
const manifests = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].flatMap(([, text = '']) =>
  parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const named = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
const containers = pods.flatMap((pod) => pod.containers);
const config = named('ConfigMap')[0]?.data ?? {};

test('has each kind of manifest that a rollout needs', () => {
  const kinds = ['ConfigMap', 'Secret', 'PersistentVolumeClaim', 'Job', 'Deployment', 'PodDisruptionBudget', 'Service', 'Ingress'];
  expect(manifests.map(({ kind }) => kind)).toEqual(kinds);
});

test('sets only variables that the README has, and secrets as files that are there', () => {
  const known = new Set(documentedVariables().flatMap((name) => [name, `${name}_FILE`]));
  const set = [...Object.keys(config), ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name))];
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
  const folder = containers[0]?.volumeMounts.find(({ name }) => name === 'secrets')?.mountPath;
  const files = Object.entries(config).flatMap(([name, file]) => (name.endsWith('_FILE') ? [file] : []));
  expect(files.toSorted()).toEqual(
    Object.keys(named('Secret')[0]?.stringData ?? {})
      .map((name) => `${folder}/${name}`)
      .toSorted(),
  );
});

test('asks addresses and ports that the process has', () => {
  const [site] = named('Deployment').flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  const ports = Object.fromEntries((site?.ports ?? []).map(({ name, containerPort }) => [name, containerPort]));
  expect(ports).toEqual({ http: Number(/^EXPOSE (\d+)$/m.exec(image)?.[1]), metrics: Number(config['METRICS_PORT']) });
  const { startupProbe, livenessProbe, readinessProbe } = site as unknown as Readonly<Record<string, Probe>>;
  // A process that waits for its database, or loads its search, must not be restarted for it.
  expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet)).toEqual([
    { path: '/healthz', port: 'http' },
    { path: '/healthz', port: 'http' },
    { path: '/readyz', port: 'http' },
  ]);
  const paths = named('Ingress').flatMap(({ spec }) => spec?.rules?.flatMap(({ http }) => http.paths.map(({ path }) => path)) ?? []);
  expect(paths).toEqual(['/api/live', '/']);
});

test('runs as the user of the image, on a read-only root, with every volume that it mounts', () => {
  const user = Number(/^USER (\d+):\d+$/m.exec(image)?.[1]);
  const claims = named('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  const secrets = named('Secret').map(({ metadata }) => metadata.name);
  expect(pods).toHaveLength(2);
  for (const { securityContext, containers: inside, volumes } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, fsGroup: user });
    for (const { securityContext: own, volumeMounts } of inside) {
      expect(own).toEqual({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
      expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/data', '/tmp']));
    }
    for (const { secret, persistentVolumeClaim } of volumes) {
      if (secret !== undefined) expect(secrets).toContain(secret.secretName);
      if (persistentVolumeClaim !== undefined) expect(claims).toContain(persistentVolumeClaim.claimName);
    }
  }
});

test('gives a process the time that its drain takes, and selects the pods that it makes', () => {
  const [web] = named('Deployment');
  // At most thirty seconds (app/server/start/drain.ts), and a margin.
  expect(web?.spec?.template?.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(40);
  for (const { spec } of [...named('Deployment'), ...named('PodDisruptionBudget')])
    expect(spec?.selector?.matchLabels).toEqual(web?.spec?.template?.metadata?.labels);
});

test('runs commands that are there', () => {
  const files = [...page.matchAll(/scripts\/[\w/.-]+\.ts/g)].map(([file]) => file);
  expect(files).toContain(containers[0]?.command?.[1]);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});
