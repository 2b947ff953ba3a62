import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../button.tsx'
import { TextField } from '../field.tsx'
import { linkAddress } from './link-address.ts'

type Props = { address: string; onSet: (address: string) => void; onRemove: () => void; onClose: () => void }

/** The address of a link. It is not a form, because the editor is inside of one. */
export const LinkPanel = ({ address, onSet, onRemove, onClose }: Props) => {
  const t = useWords().uiFields.richText
  const panel = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(address)
  const [isFaulty, setFaulty] = useState(false)
  useEffect(() => {
    panel.current?.querySelector('input')?.select()
  }, [])
  const set = () => {
    const found = linkAddress(typed)
    setFaulty(!found)
    if (found) onSet(found)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    set()
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t.link}
      onKeyDown={onKeyDown}
      className="-order-1 flex flex-col gap-3 border-b border-line bg-sunken p-3"
    >
      <TextField
        label={t.address}
        help={t.addressHelp}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        errors={isFaulty ? [t.addressFault] : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={set}>
          {t.addLink}
        </Button>
        {address && (
          <Button size="small" look="quiet" onClick={onRemove}>
            {t.removeLink}
          </Button>
        )}
        <Button size="small" look="plain" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  )
}
