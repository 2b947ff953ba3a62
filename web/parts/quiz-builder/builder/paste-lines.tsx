import { useRef } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { linesOf } from '../question-form.ts'

type Props = { /** Null without scripts: the field is posted with the question then. */ onLines: ((lines: string[]) => void) | null }

/** A list from elsewhere: each line becomes an option. */
export const PasteLines = ({ onLines }: Props) => {
  const { options: t } = useWords().quizBuilder
  const details = useRef<HTMLDetailsElement>(null)
  const add = () => {
    const field = details.current?.querySelector('textarea')
    if (!field || !details.current) return
    onLines?.(linesOf(field.value))
    field.value = ''
    details.current.open = false
  }
  return (
    <details ref={details} className="flex flex-col">
      <summary className="inline-flex min-h-(--control) cursor-pointer items-center self-start rounded-lg px-3 text-sm font-medium text-accent hover:bg-accent-soft">
        {t.paste}
      </summary>
      <div className="mt-2 flex flex-col items-start gap-2">
        <div className="w-full">
          <TextArea {...(!onLines && { name: 'lines' })} label={t.lines} help={t.linesHelp} rows={5} />
        </div>
        {onLines && (
          <Button look="quiet" size="small" onClick={add}>
            {t.addLines}
          </Button>
        )}
      </div>
    </details>
  )
}
