import { format, zoneName } from '../../kernel/format.ts'
import { useLocale } from '../../kernel/words.tsx'

/** Times in the zone of the staff member, each with the name of the zone. A column names it once, for all times but those of another offset. */
export const useTimes = (zone: string) => {
  const locale = useLocale()
  return {
    timeOf: (at: string, columnZone?: string) => {
      const [time, name] = [format(at, { locale, zone, kind: 'dateTime' }), zoneName(at, zone)]
      return name === columnZone ? time : `${time} (${name})`
    },
  }
}
