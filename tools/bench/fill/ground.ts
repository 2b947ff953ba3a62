import type pg from 'pg'
import { actions, audiences, firstNames, lastNames, qualities, tags, tail, things } from './words.ts'

/** Deterministic random numbers in [0, 1) from a row number and a salt. */
const functions = `
  create function bench.u(n bigint, salt bigint) returns float8 language sql immutable parallel safe
    return ((hashint8extended(n, salt) >> 11) & 9007199254740991) / 9007199254740992::float8;
  create function bench.pick(n bigint, salt bigint, most int) returns int language sql immutable parallel safe
    return 1 + floor(bench.u(n, salt) * most)::int;
  create function bench.zipf(n bigint, salt bigint, most int) returns int language sql immutable parallel safe
    return least(most, floor(exp(bench.u(n, salt) * ln(most + 1)))::int);`

const lists = { actions, qualities, things, audiences, tail, tags, first_names: firstNames, last_names: lastNames }

export const sentences = 20_000
export const titles = 20_000

/** Creates temporary tables in a separate schema: words, texts made of them, weighted cities. `clearGround` removes them. */
export const createGround = async (pool: pg.Pool) => {
  await clearGround(pool)
  await pool.query(`create schema bench; ${functions} create unlogged table bench.words (kind text, id int, word text, primary key (kind, id))`)
  for (const [kind, words] of Object.entries(lists))
    await pool.query('insert into bench.words select $1, i, w from unnest($2::text[]) with ordinality x(w, i)', [kind, words])
  await pool.query(wordsOf(sentences, 'sentences', 700, sentence))
  await pool.query(wordsOf(titles, 'titles', 800, title))
  await pool.query(`create unlogged table bench.cities as
    select id, zone, lat, lng, row_number() over (order by population desc, id) as rank,
      sum(population) over (order by population desc, id) / sum(population) over ()::float8 as upto from cities;
    create index on bench.cities (upto);
    create index on bench.cities (id);
    create unlogged table bench.themes as select id, row_number() over (order by id) as rank from themes;
    create unlogged table bench.types as select id, row_number() over (order by id) as rank from event_types;
    analyze bench.words, bench.sentences, bench.titles, bench.cities`)
}

export const clearGround = (pool: pg.Pool) => pool.query('drop schema if exists bench cascade')

const sentence = `a.word || ' ' || q.word || ' ' || t.word || ', ' || lower(b.word) || ' ' || r.word || ' ' || s.word || ' на примере «' || x.word || '».'`
const title = `a.word || ' ' || q.word || ' ' || t.word || ' для ' || y.word || case when n % 3 = 0 then ' «' || x.word || '»' else '' end`

const wordsOf = (rows: number, table: string, salt: number, text: string) => `
  create unlogged table bench.${table} as
  select n as id, ${text} as text from generate_series(1, ${rows}) n
  ${join('a', 'actions', salt)} ${join('q', 'qualities', salt + 1)} ${join('t', 'things', salt + 2)} ${join('b', 'actions', salt + 3)}
  ${join('r', 'qualities', salt + 4)} ${join('s', 'things', salt + 5)} ${join('x', 'tail', salt + 6)} ${join('y', 'audiences', salt + 7)};
  alter table bench.${table} add primary key (id)`

const join = (alias: string, kind: keyof typeof lists, salt: number) =>
  `join bench.words ${alias} on ${alias}.kind = '${kind}' and ${alias}.id = bench.zipf(n, ${salt}, ${lists[kind].length})`
