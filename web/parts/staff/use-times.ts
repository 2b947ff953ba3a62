import { format, zoneName } from '../../kernel/format.ts'
import { useLocale } from '../../kernel/words.tsx'

/** Times in the zone of the staff member, each with the name of the zone. */
export const useTimes = (zone: string) => {
  const locale = useLocale()
  return { timeOf: (at: string) => `${format(at, { locale, zone, kind: 'dateTime' })} (${zoneName(at, zone)})` }
}
