import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../kernel/words.tsx'
import type { ComboboxListProps } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-options.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { FieldFrame, useFieldIds } from './field.tsx'
import { NativeCombobox } from './native-combobox.tsx'

/**
 * A choice of one or several options, found by typing. The server renders a native select (a local list) or a text field with
 * suggestions (a remote one); scripts replace it and preserve what was chosen or typed meanwhile.
 */
export const Combobox = (props: ComboboxProps) => {
  const { label, help, errors, isOptional, isQuestion } = props
  const { id, control } = useFieldIds(props)
  const field = useRef<HTMLDivElement>(null)
  // the words of the list come with the page: a list that waits for them would lose what is typed meanwhile
  void useWords().ui.combobox
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the native control is replaced once
  useEffect(() => {
    let isGone = false
    void import('./combobox-list.tsx').then(({ ComboboxList }) => {
      // at once: what is typed between reading and replacing would be lost
      if (!isGone) flushSync(() => setEnhanced({ List: ComboboxList, ...readNative(field.current, props) }))
    })
    return () => {
      isGone = true
    }
  }, [])
  return (
    <FieldFrame id={id} label={label} help={help} errors={errors} isOptional={isOptional} isQuestion={isQuestion}>
      <div ref={field}>
        {enhanced ? (
          <enhanced.List {...props} control={control} chosen={enhanced.chosen} text={enhanced.text} isFocused={enhanced.isFocused} />
        ) : (
          <NativeCombobox {...props} control={control} />
        )}
      </div>
    </FieldFrame>
  )
}

type Enhanced = { List: ComponentType<ComboboxListProps>; chosen: ComboboxOption[]; text: string; isFocused: boolean }

/** The state of the native control: it may have changed before scripts came. */
const readNative = (field: HTMLElement | null, { options, chosen = [] }: ComboboxProps) => {
  const ids = [...(field?.querySelectorAll<HTMLOptionElement | HTMLInputElement>('select option:checked, input:checked') ?? [])].map(
    ({ value }) => value,
  )
  return {
    chosen: ids.flatMap((id) => [...options, ...chosen].find((option) => String(option.id) === id) ?? []),
    text: field?.querySelector<HTMLInputElement>('[data-text]')?.value ?? '',
    isFocused: field?.contains(document.activeElement) ?? false,
  }
}
