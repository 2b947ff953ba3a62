import type { Db } from '../../kernel/db.ts'
import { configOf } from './configs.ts'

/** Names of the texts that contain a forbidden stem at the start of a word (V264). */
export const findCensored = async (db: Db, texts: Record<string, string>): Promise<string[]> => {
  const { words } = await configOf(db, 'censorship')
  if (words.length === 0) return []
  const forbidden = stemsAtWordStart(words)
  return Object.keys(texts).filter((name) => forbidden.test(normalized(texts[name] ?? '')))
}

const stemsAtWordStart = (stems: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems.map((stem) => RegExp.escape(normalized(stem))).join('|')})`, 'u')

/** Lower case, Unicode form NFKC, е for ё, without invisible characters. */
const normalized = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
