import { useWords } from '../../kernel/words.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** A code to read aloud or to copy: one press selects it, the button copies it. */
export const CodeToCopy = ({ code }: { code: string }) => {
  const { inbox } = useWords().home
  return (
    <div className="flex flex-wrap items-center gap-4">
      <output aria-label={inbox.code} className="rounded-xl bg-accent-soft px-5 py-2 text-3xl font-semibold tracking-[0.2em] text-accent select-all">
        {code}
      </output>
      <CopyButton text={code} />
    </div>
  )
}
