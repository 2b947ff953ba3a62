import type { AnyExtension, Extension, KeyboardShortcutCommand, Mark, Node } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from './link-address.ts'

/**
 * The formatting of the editor. Guarantee: `cleanHtml` of the server keeps all of it, so nothing disappears on saving.
 * Attributes that the server removes, such as the first number of a list, are unknown here.
 */
export const richTextSchema = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(plain)
  },
}).configure({
  heading: { levels: [2, 3] },
  link: {
    openOnClick: false,
    HTMLAttributes: { target: null, class: null, rel: 'noopener noreferrer nofollow ugc' },
    isAllowedUri: (address) => linkAddress(address) === address,
  },
  code: false,
  codeBlock: false,
  dropcursor: false,
  gapcursor: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  underline: false,
})

const plain = (extension: AnyExtension): AnyExtension => {
  // the names belong to these kinds of the kit
  if (extension.name === 'orderedList') return (extension as Node).extend({ addAttributes: () => ({}) })
  if (extension.name === 'link') return (extension as Mark).extend({ addAttributes: () => ({ href: { default: null } }) })
  // Tab after a list leaves the text instead of moving the paragraph into the list
  if (extension.name === 'listKeymap') return (extension as Extension).extend({ addKeyboardShortcuts: withoutTab })
  return extension
}

function withoutTab(this: { parent?: (() => Record<string, KeyboardShortcutCommand>) | undefined }) {
  const { Tab: _, ...rest } = this.parent?.() ?? {}
  return rest
}
