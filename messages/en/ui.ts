import type { ui as russian } from '../ru/ui.ts'
import type { SameWords } from '../words.ts'

export const ui: SameWords<typeof russian> = {
  cancel: 'Cancel',
  unsaved: {
    title: 'Leave without saving?',
    text: 'Your changes aren’t saved and will be lost.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
  },
  panel: { previous: 'Previous item', next: 'Next item' },
  toast: { region: 'Messages', undo: 'Undo' },
  combobox: {
    add: (text) => `Add “${text}”`,
    remove: (name) => `Remove: ${name}`,
    show: 'Show options',
    loading: 'Searching…',
    nothing: 'Nothing found. Try another spelling.',
    failed: 'The options couldn’t be loaded. Please try again a little later.',
    type: 'Start typing a name',
    chosen: 'Chosen',
    removeKeys: 'Backspace or Delete removes it',
    other: 'Not in the list? Write it here, separated by commas',
  },
}
