import { ChartColumn, IdCard } from 'lucide-react'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'

const icons = { statistics: ChartColumn, badges: IdCard }

/** From the event page to its pages in the cabinet. */
export const ReportLinks = ({ eventId }: { eventId: number }) => {
  const { parts } = useWords().ownEvent
  return (['statistics', 'badges'] as const).map((part) => {
    const Icon = icons[part]
    return (
      <ButtonLink key={part} to={paths.ownEvent(eventId, part)} look="quiet">
        <Icon className="size-5" aria-hidden="true" />
        {parts[part]}
      </ButtonLink>
    )
  })
}
