import { File as FileIcon, Upload as UploadIcon, X } from 'lucide-react'
import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { FieldFrame, type FieldFrameProps, useFieldIds } from './field.tsx'
import { useScripts } from './use-scripts.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & FieldFrameProps

/** A file that the form posts itself, chosen or dropped. Without scripts the browser shows its name, beside our button. */
export const FileField = ({ id: given, label, help, errors, isOptional, ...rest }: Props) => {
  const t = useWords().uiFields.file
  const { id, control } = useFieldIds({ id: given, label, help, errors })
  const hasScripts = useScripts()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const showName = () => setName(input.current?.files?.[0]?.name ?? null)
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isNow)
  }
  const drop = (event: DragEvent) => {
    over(false)(event)
    if (!input.current || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    showName()
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    showName()
    input.current?.focus()
  }
  return (
    <FieldFrame id={id} label={label} help={help} errors={errors} isOptional={isOptional}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the input is the one for a keyboard */}
      <div
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={drop}
        className={`relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-dashed p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      >
        <input
          {...rest}
          {...control}
          ref={input}
          type="file"
          onChange={showName}
          className={`peer ${hasScripts ? 'sr-only' : 'file-input order-2'}`}
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-(--control) cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
        >
          <UploadIcon className="size-5" aria-hidden="true" />
          {t.choose}
        </label>
        {hasScripts && !name && <span className="text-sm text-ink-soft pointer-coarse:hidden">{t.drop}</span>}
        {name && <Chosen name={name} onRemove={remove} />}
      </div>
    </FieldFrame>
  )
}

const Chosen = ({ name, onRemove }: { name: string; onRemove: () => void }) => {
  const t = useWords().uiFields.file
  return (
    <p className="flex min-w-0 grow items-center gap-2 text-sm">
      <FileIcon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="min-w-0 grow truncate font-medium">{name}</span>
      <button
        type="button"
        aria-label={t.named(t.remove, name)}
        title={t.remove}
        onClick={onRemove}
        className="flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </p>
  )
}
