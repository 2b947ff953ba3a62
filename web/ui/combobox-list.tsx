import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, Plus } from 'lucide-react'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { ComboboxChips } from './combobox-chips.tsx'
import { type ComboboxOption, useOptions } from './combobox-options.ts'
import type { ComboboxProps } from './combobox-props.ts'

export type ComboboxListProps = ComboboxProps & {
  control: ComponentProps<'input'>
  /** Text typed before scripts came. */
  text: string
  isFocused: boolean
}

/** An option that is not in the list has no id of its own. */
type Item = ComboboxOption & { isNew?: true }

const newItem = (label: string): Item => ({ id: `new ${label}`, label, isNew: true })

/** The combobox with scripts: a text field, a list below it, and chips where several options may be chosen. */
export const ComboboxList = (props: ComboboxListProps) => {
  const { label, control, isMultiple = false, placeholder, load, isFocused, onChoose } = props
  const words = useWords().ui.combobox
  const frame = useRef<HTMLDivElement>(null)
  const state = useComboboxState(props)
  useEffect(() => {
    if (isFocused) frame.current?.querySelector('input')?.focus()
  }, [isFocused])
  const { reset, searchTyped, isTyping } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text that was typed before scripts came
  useEffect(searchTyped, [])
  useEffect(() => {
    const form = frame.current?.closest('form')
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [reset])
  const choose = (items: Item[]) => {
    state.choose(items)
    onChoose?.(items)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('[data-options]')) state.commit()
  }
  const onKeyDown = (press: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
    if (press.key === 'Escape') state.drop()
    if (press.key !== 'Enter' || press.nativeEvent.isComposing) return
    const result = state.enter(frame.current?.querySelector('[data-options] [data-highlighted]') != null)
    if (result === 'ignored') return
    press.preventBaseUIHandler()
    press.preventDefault()
    if (result === 'unclear') frame.current?.querySelector<HTMLElement>('[data-show][aria-expanded=false]')?.click()
  }
  const input = (
    <Combobox.Input
      {...control}
      // an open list hides the label from screen readers with the rest of the page
      aria-label={label}
      placeholder={placeholder ?? (load && words.type)}
      onBlur={leave}
      onKeyDown={onKeyDown}
      className="min-h-8 w-24 min-w-0 grow bg-transparent outline-none"
    />
  )
  return (
    <div ref={frame}>
      <Combobox.Root
        defaultOpen={isTyping}
        items={state.items}
        multiple={isMultiple}
        value={isMultiple ? state.chosen : (state.chosen[0] ?? null)}
        onValueChange={(value) => choose(value === null ? [] : [value].flat())}
        inputValue={state.text}
        onInputValueChange={state.type}
        itemToStringLabel={({ label }) => label}
        isItemEqualToValue={(item, value) => item.id === value.id}
        filter={load ? null : undefined}
        autoHighlight
      >
        <Combobox.InputGroup className="flex min-h-(--control) items-center rounded-xl border border-line-strong bg-surface pl-3.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent has-aria-invalid:border-danger">
          {isMultiple ? <ComboboxChips chosen={state.chosen}>{input}</ComboboxChips> : input}
          <Combobox.Trigger data-show="" aria-label={words.show} className="inline-flex min-h-(--control) w-11 shrink-0 items-center justify-center">
            <ChevronDown className="size-5 text-ink-soft" aria-hidden="true" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Popup frame={frame} state={state} />
      </Combobox.Root>
      <Posted {...props} chosen={state.chosen} text={props.canAdd && isMultiple ? '' : state.text} />
    </div>
  )
}

/** The chosen options, the typed text, and the items of the list. */
const useComboboxState = ({
  options: first,
  load,
  textName,
  canAdd = false,
  isMultiple = false,
  chosen: before = [],
  text: typed,
  defaultText = '',
  isFocused,
}: ComboboxListProps) => {
  const [chosen, setChosen] = useState<Item[]>(() =>
    canAdd ? [...before, ...namesIn(typed, isMultiple).map((name) => optionNamed(first, name) ?? newItem(name))] : before,
  )
  const [text, setText] = useState(() => (isMultiple ? (canAdd ? '' : typed) : (chosen[0]?.label ?? typed)))
  // the server finds the option by the text, so the field keeps a text that is not in the list
  const isTextKept = Boolean(load && textName && !canAdd && !isMultiple)
  const { options, status, search } = useOptions(first, load)
  const query = text.trim()
  /** The user types while scripts come, and goes on with a list. */
  const isTyping = isFocused && load !== undefined && query !== '' && query !== defaultText.trim()
  const searchTyped = () => (isTyping ? search(query) : undefined)
  const known = [...options, ...chosen.filter(({ id }) => !options.some((option) => option.id === id))]
  // closing the list clears the text before the field loses the focus
  const pending = useRef(isTextKept ? text.trim() : '')
  const named = (name: string) => optionNamed(known, name)
  const items: Item[] = canAdd && query !== '' && !named(query) && status !== 'loading' ? [...known, newItem(query)] : known
  const type = (next: string, { reason }: { reason: string }) => {
    if (isTextKept && reason === 'input-clear' && pending.current !== '') return
    setText(next)
    if (reason === 'input-change') pending.current = next.trim()
    if (reason === 'input-change' || reason === 'input-clear') search(next.trim())
  }
  const pick = (item: Item) => {
    pending.current = ''
    const others = isMultiple ? chosen.filter(({ id }) => id !== item.id) : []
    setChosen([...others, item])
    setText(isMultiple ? '' : item.label)
  }
  const hasMatch = (name: string) => known.some(({ label }) => label.toLocaleLowerCase().includes(name.toLocaleLowerCase()))
  /** Enter on a typed text. It picks an exact name, which the list would toggle off; an unclear text is not posted. */
  const enter = (isHighlighted: boolean): 'ignored' | 'picked' | 'unclear' => {
    const exact = query === '' ? undefined : named(query)
    if (!canAdd || query === '' || (!isMultiple && (isHighlighted || !exact || chosen[0]?.id === exact.id))) return 'ignored'
    if (!exact && isHighlighted) return 'ignored'
    if (!exact && hasMatch(query)) return 'unclear'
    pick(exact ?? newItem(query))
    return 'picked'
  }
  /** The field loses the focus: text that may be added becomes a value, as it does without scripts. Several values need the row. */
  const commit = () => {
    const name = pending.current
    if (isTextKept) return name === '' ? undefined : keep(name)
    pending.current = ''
    if (!canAdd || name === '') return
    if (isMultiple && !named(name) && hasMatch(name)) return setText('')
    pick(named(name) ?? newItem(name))
  }
  const keep = (name: string) => {
    const item = named(name)
    setChosen(item ? [item] : [])
    setText(item?.label ?? name)
  }
  const choose = (items: Item[]) => {
    pending.current = ''
    setChosen(items)
  }
  const drop = () => {
    if (!isTextKept) pending.current = ''
  }
  const reset = useCallback(() => {
    pending.current = ''
    setChosen(before)
    setText('')
  }, [before])
  return { chosen, choose, commit, drop, enter, isTyping, reset, searchTyped, text, type, items, status, query }
}

const optionNamed = (options: Item[], name: string) => options.find(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase())

const namesIn = (text: string, isMultiple: boolean) => (isMultiple ? text.split(',') : [text]).map((name) => name.trim()).filter(Boolean)

type State = ReturnType<typeof useComboboxState>

/** Inside the frame, because a modal dialog makes the rest of the page inert. */
const Popup = ({ frame, state: { status, query } }: { frame: RefObject<HTMLDivElement | null>; state: State }) => {
  const words = useWords().ui.combobox
  return (
    <Combobox.Portal container={frame}>
      <Combobox.Positioner sideOffset={6} positionMethod="fixed" className="z-50 outline-none">
        <Combobox.Popup
          data-options=""
          aria-busy={status === 'loading' || undefined}
          className="max-h-[min(var(--available-height),22rem)] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-2 shadow-raised"
        >
          <Combobox.Status className="px-3 text-ink-soft not-empty:py-2">{status !== 'ready' && words[status]}</Combobox.Status>
          <Combobox.Empty className="px-3 text-ink-soft not-empty:py-2">{status === 'ready' && (query ? words.nothing : words.type)}</Combobox.Empty>
          <Combobox.List>{(item: Item) => <Row key={item.id} item={item} />}</Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

const Row = ({ item }: { item: Item }) => {
  const words = useWords().ui.combobox
  return (
    <Combobox.Item
      value={item}
      className="flex min-h-(--control) cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 wrap-anywhere data-highlighted:bg-sunken data-selected:font-medium"
    >
      {item.isNew && <Plus className="size-5 shrink-0 text-accent" aria-hidden="true" />}
      <span className="grow">
        {item.isNew ? words.add(item.label) : item.label}
        {item.note && <span className="block text-sm font-normal text-ink-soft">{item.note}</span>}
      </span>
      <Combobox.ItemIndicator>
        <Check className="size-5 text-accent" aria-hidden="true" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}

/** The fields of the form. The text of a remote list is posted too, for a server that finds the option by it. */
const Posted = ({ name, textName, chosen, text }: { name: string; textName?: string; chosen: Item[]; text: string }) => {
  const added = chosen.filter(({ isNew }) => isNew).map(({ label }) => label)
  const unchosen = chosen.length === 0 ? text.trim() : ''
  return (
    <>
      {chosen.map(({ id, isNew }) => !isNew && <input key={id} type="hidden" data-chosen="" name={name} value={id} />)}
      {textName && <input type="hidden" data-text="" name={textName} value={added.join(', ') || unchosen} />}
    </>
  )
}
