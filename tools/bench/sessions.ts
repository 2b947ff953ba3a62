import { createHash } from 'node:crypto'
import { hashToken } from '../../server/kernel/secrets.ts'
import type { Database } from './database.ts'

/** Signs in users 1…n in separate sessions and returns their tokens. */
export const signIn = async ({ pool }: Pick<Database, 'pool'>, people: number): Promise<string[]> => {
  const tokens = Array.from({ length: people }, (_, index) => tokenOf(index + 1))
  await pool.query(
    `insert into sessions (token_hash, user_id, user_agent, created_at, seen_at, expires_at)
     select t.hash, t.id, 'bench', now(), now(), now() + interval '1 day' from unnest($1::bytea[]) with ordinality as t(hash, id)
     on conflict (token_hash) do update set seen_at = excluded.seen_at, expires_at = excluded.expires_at`,
    [tokens.map(hashToken)],
  )
  return tokens
}

const tokenOf = (userId: number) => createHash('sha256').update(`bench ${userId}`).digest('base64url')
