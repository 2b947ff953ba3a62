/** Fills the empty fields of a form; typed values stay. */
export const fillEmpty = (form: HTMLFormElement | null, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && !field.value) field.value = value
  }
}
