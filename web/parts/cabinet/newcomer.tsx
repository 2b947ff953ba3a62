import { CalendarPlus } from 'lucide-react'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The cabinet of a user without events. */
export const Newcomer = () => {
  const { newcomer, create } = useWords().organizerCabinet
  return (
    <EmptyState Icon={CalendarPlus} title={newcomer.title} action={<ButtonLink to={paths.createEvent()}>{create}</ButtonLink>}>
      <p>{newcomer.text}</p>
    </EmptyState>
  )
}
