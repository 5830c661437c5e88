import { createSiteIndex, type Clause } from '#features/members/server/search/site-index.ts';
import { userId } from '#platform/contract/ids.ts';
import { interests, traits } from '#features/members/contract/traits.ts';
const n = Number(process.argv[2]);
let st = 1; const r = () => ((st = (Math.imul(st, 1664525) + 1013904223) >>> 0) / 2 ** 32);
const one = <T>(v: readonly T[]) => v[Math.floor(r() * v.length)]!;
const index = createSiteIndex();
let t0 = performance.now(); let worst = 0;
for (let i = 0; i < n; i += 2000) {
  const batch = Array.from({ length: 2000 }, (_, k) => ({ id: userId(i + k + 1), birth: (1956 + Math.floor(r() * 50)) * 10000 + 615, lastActive: Math.floor(r() * 1e9), created: i + k,
    values: [['gender', r() < .5 ? 'woman' : 'man'], ['country', 'C' + Math.floor(r() * 19)], ['countryregion', 'R' + Math.floor(r() * 300)], ['hair_colour', one(traits.hair_colour)], ['eye_colour', one(traits.eye_colour)], ['body_type', one(traits.body_type)], ['interests', one(interests)], ['interests', one(interests)], ['interests', one(interests)], ['interests', one(interests)]] as never }));
  const s = performance.now(); index.put(batch, '2026-06-20'); worst = Math.max(worst, performance.now() - s);
}
{ const s = performance.now(); index.settle(); console.log('settle', (performance.now() - s).toFixed(0)); }
console.log('load', (performance.now() - t0).toFixed(0), 'worst batch', worst.toFixed(1), 'rss', Math.round(process.memoryUsage().rss / 1e6));
const run = (name: string, clauses: Clause[], offset: number) => {
  const t: number[] = []; let total = 0;
  for (let k = 0; k < 200; k++) { const s = performance.now(); total = index.search({ filters: [{ name: 'x', clauses }], without: [userId(5)], today: '2026-06-20', sort: 'active', offset, limit: 24 }).total; t.push(performance.now() - s); }
  t.sort((a, b) => a - b); console.log(name.padEnd(40), 'total', total, 'p50', t[100]!.toFixed(2), 'p99', t[197]!.toFixed(2));
};
run('all p1', [], 0);
run('gender p1', [{ field: 'gender', values: ['woman'] }], 0);
run('gender+age p1', [{ field: 'gender', values: ['woman'] }, { minAge: 25 }, { maxAge: 35 }], 0);
run('gender+country+age p1', [{ field: 'gender', values: ['woman'] }, { field: 'country', values: ['C3'] }, { minAge: 25 }, { maxAge: 35 }], 0);
run('gender+country+age p100', [{ field: 'gender', values: ['woman'] }, { field: 'country', values: ['C3'] }, { minAge: 25 }, { maxAge: 35 }], 2400);
run('region (3300)', [{ field: 'countryregion', values: ['R3'] }], 0);
run('region last page', [{ field: 'countryregion', values: ['R3'] }], 3290);
run('region+gender (1600)', [{ field: 'countryregion', values: ['R3'] }, { field: 'gender', values: ['man'] }], 0);
run('hair 3 + interests 2 p1', [{ field: 'hair_colour', values: ['red', 'black', 'blond'] }, { field: 'interests', values: ['wine'] }, { field: 'interests', values: ['tea'] }], 0);
run('all p40000', [], 24 * 40000);
const touch = (k: number) => { const s = performance.now(); index.put(Array.from({ length: k }, (_, i) => ({ id: userId(i * 7 + 1), birth: 19900615, lastActive: 2e9 + i, created: i, values: [['gender', 'woman']] as never })), '2026-06-20'); return (performance.now() - s).toFixed(1); };
console.log('touch 500', touch(500), touch(500), touch(500), 'touch 1', touch(1), touch(1));
t0 = performance.now(); index.total({ filters: [], without: [], today: '2026-06-21' }); console.log('midnight', (performance.now() - t0).toFixed(1));
