import { type ReactNode, use } from 'react'
import { useWords } from '../kernel/words.tsx'
import { Unfolded } from '../ui/unfolded.tsx'
import { FormMessage } from './form-message.tsx'
import { PageForms } from './use-form-post.ts'

type Props = {
  intent: string
  subject?: string | number
  title: string
  /** The accessible name of the button, if its text does not say what it changes. */
  name?: string
  children: ReactNode
}

/** A form of a long page behind its button. Opening one closes the others, so that the page has one save bar. */
export const Editor = ({ intent, subject = '', title, name, children }: Props) => {
  const { answer } = use(PageForms)
  const { saved } = useWords().forms
  const own = answer?.intent === intent && answer.subject === String(subject) ? answer : null
  return (
    <div className="flex w-full flex-col gap-3">
      {own?.problem === null && <FormMessage problem={null} saved={saved} />}
      <Unfolded width="full" group="editor" title={title} {...(name && { name })} isOpen={own !== null && own.problem !== null}>
        {children}
      </Unfolded>
    </div>
  )
}
