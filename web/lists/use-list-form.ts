import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { debounceMs } from '../../contract/platform/limits.ts'
import { useIsLeaving } from '../kernel/router-inside/use-is-leaving.ts'
import { type ListAddress, pathWith } from './address.ts'

/**
 * A form that mirrors the address of a list. A choice is sent at once, text on Enter or after a pause; fields without a name
 * are no filters. A changed address, as of a removed chip, changes the fields in place, so that open menus stay open.
 */
export const useListForm = (address: ListAddress) => {
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeaving = useIsLeaving()
  useEffect(() => () => clearTimeout(timer.current), [])
  const shown = useFieldsOf(form, address, search)

  /** A chosen filter is a step of the history; typed text is not, because a pause in typing also sends it. */
  const send = (filled: HTMLFormElement, isStep: boolean) => {
    clearTimeout(timer.current)
    // the address may have changed since the user typed
    const params = address.ofForm(new FormData(filled), new URLSearchParams(shown.current))
    void navigate(pathWith(pathname, params), { preventScrollReset: true, replace: !isStep })
  }
  /** The typed text must not call the user back from a slow page. */
  const sendTyped = (filled: HTMLFormElement) => {
    if (!isLeaving()) send(filled, false)
  }
  const onChange = ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
    // a change event comes only from fields, and a select has the same properties
    const { name, type } = target as HTMLInputElement
    if (!name) return
    clearTimeout(timer.current)
    if (type === 'search') timer.current = setTimeout(() => sendTyped(currentTarget), debounceMs)
    else send(currentTarget, true)
  }
  const onSubmit = (press: React.FormEvent<HTMLFormElement>) => {
    press.preventDefault()
    send(press.currentTarget, false)
  }
  return { ref: form, method: 'get' as const, action: pathname, onChange, onSubmit }
}

/** Returns the address that the fields show. */
const useFieldsOf = (form: React.RefObject<HTMLFormElement | null>, address: ListAddress, search: string) => {
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search || !form.current) return
    shown.current = search
    const params = address.clean(new URLSearchParams(search))
    for (const field of form.current.elements) fill(field, params, address)
  }, [form, address, search])
  return shown
}

/** A field in which the user types at this moment is left alone. */
const fill = (field: Element, params: URLSearchParams, address: ListAddress) => {
  if (field instanceof HTMLSelectElement) {
    field.value = field.name === address.sortName ? address.order(params) : (params.get(field.name) ?? '')
    if (field.selectedIndex < 0) field.selectedIndex = 0
  }
  if (!(field instanceof HTMLInputElement) || !field.name || field.type === 'hidden') return
  const values = params.getAll(field.name)
  if (field.type === 'checkbox' || field.type === 'radio') field.checked = values.includes(field.value) || (field.value === '' && values.length === 0)
  else if (field !== document.activeElement) field.value = values[0] ?? ''
}
