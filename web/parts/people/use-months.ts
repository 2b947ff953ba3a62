import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'

type Job = { dateStart: string; dateEnd: string | null; present: boolean }

/** Formats the months of an employment. */
export const useMonths = () => {
  const { page } = useWords().people
  const locale = useLocale()
  const month = (date: string) => format(`${date}T12:00:00Z`, { locale, zone: 'UTC', kind: 'monthYear' })
  return ({ dateStart, dateEnd, present }: Job): string => {
    const end = present ? page.now : dateEnd && month(dateEnd)
    return [month(dateStart), end].filter(Boolean).join(' – ')
  }
}
