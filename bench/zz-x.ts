import { openDatabase } from '#platform/server/db/open-database.ts';
import { sql } from 'kysely';
const { db, pool, close } = openDatabase({ connection: { host: process.argv[2]!, port: 5432, user: 'app', database: 'postgres' }, size: 1, log: { error() {}, warn() {}, info() {}, debug() {} } });
const text = `SELECT p.user_id, p.name, p.status, p.gender, p.date_of_birth, p.country, p.region, p.town, p.lat, p.lon, p.interests,
  p.interests && $1::text[] AND coalesce((SELECT c.granted FROM consents c WHERE c.user_id = p.user_id AND c.purpose = $2 ORDER BY c.id DESC LIMIT 1), false) AS explicit,
  p.fictional, p.created_at,
  photo.name AS photo_name, photo.width AS photo_width, photo.height AS photo_height, photo.thumb_hash AS photo_hash,
  photo.caption AS photo_caption, photo.count AS photo_count,
  EXISTS (SELECT 1 FROM likes l WHERE l.from_id = $3::bigint AND l.to_id = p.user_id) AS liked
  FROM profiles p LEFT JOIN LATERAL (
    SELECT f.name, f.width, f.height, f.thumb_hash, f.caption, count(*) OVER () AS count FROM photos f
    WHERE f.user_id = p.user_id AND f.status = 'active' ORDER BY f.position, f.id LIMIT 1
  ) photo ON true
  WHERE p.user_id = ANY($4::bigint[]) AND (
  p.site_id = $5 AND p.status = 'active' AND p.user_id IS DISTINCT FROM $3::bigint
  AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = $3::bigint AND b.blocked_id = p.user_id)
  AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = p.user_id AND b.blocked_id = $3::bigint))`;
const vals = [['sex'], 'explicit_interests', 5, Array.from({ length: 24 }, (_, n) => 1 + n * 997), 1];
for (let i = 0; i < 3; i++) {
  const r = await pool.query('EXPLAIN (ANALYZE, BUFFERS OFF) ' + text, vals);
  if (i === 2) console.log(r.rows.map((x: { [k: string]: string }) => x['QUERY PLAN']).join('\n'));
}
for (const name of [undefined, 'a']) {
  const t: number[] = [];
  for (let i = 0; i < 300; i++) { const s = performance.now(); await pool.query({ text, values: vals, ...(name ? { name } : {}) }); t.push(performance.now() - s); }
  t.sort((a, b) => a - b); console.log(name, t[150], t[296]);
}
await close();
