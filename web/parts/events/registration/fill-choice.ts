type Form = { elements: Iterable<unknown> }
type Field = { type: string; name: string; value: string; checked?: boolean; defaultChecked?: boolean; options?: Iterable<{ value: string }> }

/** Restores the choices of a form that the user has not touched yet; an option that is no longer offered is left out. True if something changed. */
export const fillChoice = (form: Form, values: Record<string, string>): boolean => {
  const fields = fieldsOf(form)
  return !fields.some(isTouched) && fields.filter((field) => fill(field, values[field.name])).length > 0
}

/** Was something chosen before the script of the page had loaded? */
export const isTouchedEarly = (form: Form): boolean => fieldsOf(form).some(isTouched)

const fieldsOf = (form: Form) => [...form.elements].filter(isField)

const isField = (element: unknown): element is Field =>
  typeof element === 'object' && element !== null && 'type' in element && /^(radio|checkbox|select-one)$/.test(String(element.type))

const isTouched = ({ type, value, checked, defaultChecked }: Field): boolean => (type === 'select-one' ? value !== '' : checked !== defaultChecked)

const fill = (field: Field, value: string | undefined): boolean => {
  if (value === undefined || value === '') return false
  if (field.type !== 'select-one') {
    if (field.value !== value || field.checked) return false
    field.checked = true
    return true
  }
  if (![...(field.options ?? [])].some((option) => option.value === value)) return false
  field.value = value
  return true
}
