import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useKeys } from '../../ui/use-keys.ts'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['D', 'decline'],
  ['X', 'choose'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const

type Name = (typeof keys)[number][1]

/** A button, and the key ?, that list the keys of the panel, or only some of them. Keys need scripts, so it is hidden without them. */
export const KeysHelp = ({ only }: { only?: readonly Name[] }) => {
  const { staff } = useWords()
  const shown = only ? keys.filter(([, name]) => only.includes(name)) : keys
  const [isOpen, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      <Button look="plain" className="script-only max-sm:hidden pointer-coarse:hidden" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <Keyboard className="size-5" aria-hidden="true" />
        {staff.keys}
      </Button>
      {isOpen && (
        <Dialog title={staff.keys} onClose={() => setOpen(false)}>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
            {shown.map(([key, name]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="inline-flex min-w-8 justify-center rounded-lg border border-line-strong bg-sunken px-2 py-0.5 font-medium">
                    {key}
                  </kbd>
                </dt>
                <dd>{staff.keysOf[name]}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}
