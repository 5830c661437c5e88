import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hiddenPaths } from './hidden-paths.ts';

export interface Scan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The findings in the output of the tool; empty: none. Throws if the tool has not done its work. */
  found(output: string): readonly string[];
}

interface With {
  /** A folder for the tools' input and output. */
  readonly folder: string;
  /** The session of a member, and the id of one whom that member can see. */
  readonly cookie: string;
  readonly partner: number;
  /** Pages and calls for the crawler. */
  readonly addresses: readonly string[];
}

export function scansOf(target: URL, withWhat: With): Scan[] {
  const { folder, cookie, addresses } = withWhat;
  const words = path.join(folder, 'paths.txt');
  fs.writeFileSync(words, hiddenPaths.join('\n'));
  return [
    ffuf(target, words, folder),
    ...slow(target),
    ...sqlInjections(target, withWhat),
    wapiti(addresses, folder),
    wapiti(addresses, folder, cookie),
  ];
}

/** Files and tools that should not be public. */
function ffuf({ origin }: URL, words: string, folder: string): Scan {
  const report = path.join(folder, 'ffuf.json');
  return {
    name: `ffuf, ${hiddenPaths.length} paths that should not be there`,
    command: 'ffuf',
    args: [
      '-u',
      `${origin}/FUZZ`,
      '-w',
      words,
      '-mc',
      '200,204,301,302,307,401,405,500,501,502,503',
      '-t',
      '2',
      '-p',
      '0.05',
      '-of',
      'json',
      '-o',
      report,
      '-s',
    ],
    found: () => resultsOf(JSON.parse(fs.readFileSync(report, 'utf8'))).map(({ url, status }) => `${status} ${url}`),
  };
}

function resultsOf(report: unknown): { readonly url: string; readonly status: number }[] {
  if (typeof report !== 'object' || report === null || !('results' in report) || !Array.isArray(report.results))
    throw new Error('no report');
  return report.results as { url: string; status: number }[];
}

/** Connections that send or read slowly; meanwhile others must get answers. */
function slow({ origin }: URL): Scan[] {
  const common = ['-c', '400', '-r', '100', '-l', '20', '-p', '3'];
  return [
    ['slow headers', ['-H', '-i', '5', '-u', `${origin}/login`]],
    ['slow body', ['-B', '-i', '5', '-s', '200000', '-u', `${origin}/api/user.php`]],
    ['slow reading', ['-X', '-k', '3', '-n', '5', '-w', '10', '-y', '20', '-z', '5', '-u', `${origin}/signup`]],
    ['overlapping ranges', ['-R', '-a', '10', '-b', '3000', '-u', `${origin}/favicon.svg`]],
  ].map(([name, args]) => ({
    name: `slowhttptest, ${String(name)}`,
    command: 'slowhttptest',
    args: [...common, ...(Array.isArray(args) ? args : [])],
    found(output) {
      const states = [...stripVTControlCharacters(output).matchAll(/service available:\s*(YES|NO)/g)].map(([, state]) => state);
      if (states.length === 0) throw new Error(`no result: ${output.slice(-300)}`);
      return states.includes('NO') ? ['others got no answer meanwhile'] : [];
    },
  }));
}

function sqlInjections({ origin }: URL, { folder, cookie, partner }: With): Scan[] {
  const common = [
    '--batch',
    '--flush-session',
    '--disable-coloring',
    '--output-dir',
    path.join(folder, 'sqlmap'),
    '--delay',
    '0.06',
    '--timeout',
    '10',
    '--retries',
    '1',
    '--ignore-code',
    '401,403,429',
  ];
  const targets = {
    'the search': ['-u', `${origin}/api/members.php?min_age=20&sort=active&page=1&gender=woman`],
    "a member's chat": ['-u', `${origin}/api/chat.php?profile=${partner}`, '--cookie', cookie, '-p', 'profile'],
    'a message': [
      '-u',
      `${origin}/api/chat.php`,
      '--data',
      JSON.stringify({ profile: partner, client_id: '00000000-0000-4000-8000-000000000000', text: 'hello' }),
      '--headers',
      `Content-Type: application/json\nCookie: ${cookie}`,
      '-p',
      'client_id,text',
    ],
    'a report': [
      '-u',
      `${origin}/api/report.php`,
      '--data',
      JSON.stringify({
        client_id: '00000000-0000-4000-8000-000000000001',
        id: partner,
        subject: 'profile',
        reason: 'fake',
        text: 'hello',
      }),
      '--headers',
      `Content-Type: application/json\nCookie: ${cookie}`,
      '-p',
      'id,text',
    ],
    'the login': [
      '-u',
      `${origin}/api/user.php`,
      '--data',
      '{"email":"a@attack.test","password":"x"}',
      '--headers',
      'Content-Type: application/json',
      '-p',
      'email',
    ],
  };
  return Object.entries(targets).map(([name, args]) => ({
    name: `sqlmap, ${name}`,
    command: 'sqlmap',
    args: [...args, ...common],
    found(output) {
      if (!/do not appear to be injectable|is vulnerable|identified the following injection/.test(output))
        throw new Error(`no result: ${output.slice(-300)}`);
      return /is vulnerable|identified the following injection/.test(output) ? ['an injection'] : [];
    },
  }));
}

/** Without the modules that call servers elsewhere. */
const wapitiModules = 'blindsql,exec,file,permanentxss,redirect,sql,xss,backup,crlf,csp,http_headers,cookieflags,methods';

const wapitiOptions = [
  '-m',
  wapitiModules,
  ...'--scope folder --flush-session --no-bugreport -v 1 -d 1 --max-links-per-page 5 --max-scan-time 60 --max-attack-time 8 -S normal'.split(
    ' ',
  ),
];

/**
 * An accepted finding: this header turned off a filter that leaked the content of pages, and no browser has that filter any more.
 */
const wanted = /X-XSS-Protection is not set/;

/** How many of the addresses the crawler must visit; with fewer, it has not done its work. */
const leastCrawled = 0.5;

function wapiti([first = '', ...others]: readonly string[], folder: string, cookie?: string): Scan {
  const report = path.join(folder, `wapiti-${cookie === undefined ? 'visitor' : 'member'}.json`);
  return {
    name: `wapiti as a ${cookie === undefined ? 'visitor' : 'member'}, ${others.length + 1} addresses`,
    command: 'wapiti',
    args: [
      '-u',
      first,
      ...others.flatMap((address) => ['-s', address]),
      '-f',
      'json',
      '-o',
      report,
      '--store-session',
      folder,
      ...wapitiOptions,
      ...(cookie === undefined ? [] : ['-H', `Cookie: ${cookie}`]),
    ],
    found(output) {
      const parsed: unknown = JSON.parse(fs.readFileSync(report, 'utf8'));
      if (typeof parsed !== 'object' || parsed === null || !('vulnerabilities' in parsed) || !('anomalies' in parsed))
        throw new Error('no report');
      const crawled = output.split('\n').filter((line) => line.startsWith('[+] ') && line.includes(first)).length;
      if (crawled < leastCrawled * (others.length + 1)) throw new Error(`only ${crawled} addresses were visited`);
      return [...findingsIn(parsed.vulnerabilities), ...findingsIn(parsed.anomalies)].filter((each) => !wanted.test(each));
    },
  };
}

/** A list of findings by kind. */
function findingsIn(kinds: unknown): string[] {
  const isList = (value: unknown): value is { readonly info?: string; readonly path?: string }[] => Array.isArray(value);
  return Object.entries(kinds ?? {}).flatMap(([kind, list]) =>
    isList(list) ? list.map(({ info = '', path: where = '' }) => `${kind}: ${where} ${info}`) : [],
  );
}

export const isInstalled = (command: string): boolean => spawnSync('which', [command]).status === 0;

/** Maximum ms for one tool: the crawler visits each address several times. */
const longest = 400_000;

/** The output of a tool; a tool that takes too long is killed. */
export function run({ command, args }: Scan): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: longest, killSignal: 'SIGKILL' });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
