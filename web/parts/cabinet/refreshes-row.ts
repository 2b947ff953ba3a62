const refreshing = ['publish', 'unpublish', 'makeDraft', 'cancelEvent', 'copyEvent']

/** The answer to the form contains the refreshed row, or opens another page. A cancellation of a series changes other rows too. */
export const refreshesRow = (form: FormData): boolean => refreshing.includes(String(form.get('intent'))) && !form.has('withLater')
