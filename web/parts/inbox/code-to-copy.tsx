import { useWords } from '../../kernel/words.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** A code to read aloud or to copy: one press selects it, the button copies it. */
export const CodeToCopy = ({ code }: { code: string }) => {
  const { inbox } = useWords().home
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output aria-label={inbox.code} className="rounded-lg bg-accent-soft px-3 py-1 text-xl font-semibold tracking-[0.15em] text-accent select-all">
        {code}
      </output>
      <CopyButton text={code} />
    </div>
  )
}
