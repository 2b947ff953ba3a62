import { type ComponentProps, useId } from 'react'
import { useWords } from '../kernel/words.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { Select } from './select.tsx'

type Props = ComboboxProps & { control: ComponentProps<'input'> & ComponentProps<'select'> }

const field = 'min-h-(--control) w-full rounded-xl border border-line-strong bg-surface px-3.5 py-2 aria-invalid:border-danger'

/** The control before scripts, or without them. */
export const NativeCombobox = (props: Props) => (props.load ? <RemoteList {...props} /> : <LocalList {...props} />)

const LocalList = ({ name, options, textName, canAdd, isMultiple, chosen = [], control }: Props) => {
  const { combobox } = useWords().ui
  const ids = chosen.map(({ id }) => String(id))
  return (
    <div className="flex flex-col gap-2">
      {isMultiple ? (
        <select {...control} name={name} multiple size={Math.min(options.length, 6)} defaultValue={ids} className={field}>
          <Options options={options} />
        </select>
      ) : (
        <Select {...control} name={name} defaultValue={ids[0] ?? ''} className="w-full">
          <option value="">—</option>
          <Options options={options} />
        </Select>
      )}
      {canAdd && <input data-text="" name={textName} aria-label={combobox.other} placeholder={combobox.other} className={field} />}
    </div>
  )
}

const Options = ({ options }: Pick<Props, 'options'>) =>
  options.map(({ id, label, note }) => (
    <option key={id} value={id}>
      {note ? `${label} (${note})` : label}
    </option>
  ))

/** Chosen options are checkboxes, so that they can be removed; the server finds an option by the text. */
const RemoteList = ({ name, options, textName, chosen = [], defaultText, placeholder, control }: Props) => {
  const list = useId()
  return (
    <div className="flex flex-col gap-2">
      {chosen.map(({ id, label }) => (
        <label key={id} className="flex min-h-8 items-center gap-3">
          <input type="checkbox" name={name} value={id} defaultChecked className="size-5 shrink-0 accent-accent" />
          {label}
        </label>
      ))}
      <input
        {...control}
        data-text=""
        name={textName}
        list={list}
        defaultValue={defaultText}
        placeholder={placeholder}
        autoComplete="off"
        className={field}
      />
      <datalist id={list}>
        {options.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
    </div>
  )
}
