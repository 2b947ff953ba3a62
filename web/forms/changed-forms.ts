/** A form of the page, while it is mounted. */
export type GuardedForm = { hasChanges: () => boolean; action: () => string }

type Place = { pathname: string; search: string }

/** The guarded forms of the browser page in the order of mounting. */
const forms = new Set<GuardedForm>()
const listeners = new Set<() => void>()

/** The form that asks for all. */
export const askingForm = (): GuardedForm | undefined => forms.values().next().value

export const onAskingForm = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const guardForm = (form: GuardedForm) => {
  if (forms.size === 0) addEventListener('beforeunload', askBeforeUnload)
  forms.add(form)
  announce()
  return () => {
    forms.delete(form)
    if (forms.size === 0) removeEventListener('beforeunload', askBeforeUnload)
    announce()
  }
}

const announce = () => {
  for (const listener of listeners) listener()
}

/** The browser asks in its own words when the tab is closed. */
const askBeforeUnload = (event: Event) => {
  if ([...forms].some(({ hasChanges }) => hasChanges())) event.preventDefault()
}

/** Does the navigation leave a changed form? */
export const changesForm = (from: Place, to: Place): boolean =>
  [...forms].some(({ hasChanges, action }) => hasChanges() && leavesForm(action(), from, to))

/** A form stays while the path and the search parameters of its action stay; other parameters are filters and panels. */
export const leavesForm = (action: string, from: Place, to: Place): boolean => {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  const own = new URLSearchParams(action.split('?')[1])
  return [...own].some(([name, value]) => ![before.get(name), value].includes(after.get(name)))
}
