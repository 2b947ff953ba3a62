import { EditorContent, type Editor as TextEditor, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { LinkPanel } from './link-panel.tsx'
import { richTextSchema } from './schema.ts'
import { Toolbar } from './toolbar.tsx'

export type EditorProps = {
  html: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isFocused: boolean
  /** The HTML and the number of characters of its text. */
  onChange: (html: string, length: number) => void
}

/** The editor of a rich text field. It is a chunk of its own, loaded when a field comes into view. */
export const Editor = ({ html, labelId, describedBy, isInvalid, isFocused, onChange }: EditorProps) => {
  const t = useWords().uiFields.richText
  const [linked, setLinked] = useState<string | null>(null)
  const openLink = (current: TextEditor) => setLinked(String(current.getAttributes('link').href ?? ''))
  const report = ({ editor: current }: { editor: TextEditor }) => onChange(htmlOf(current), textLength(current))
  const editor = useEditor({
    extensions: [richTextSchema],
    content: html,
    autofocus: isFocused ? 'end' : false,
    // the policy of the page allows no style elements
    injectCSS: false,
    onCreate: report,
    onUpdate: report,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        class: 'prose-text min-h-40 whitespace-pre-wrap px-3.5 py-2.5 focus-visible:outline-offset-[-3px]',
      },
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        openLink(editor)
        return true
      },
    },
  })
  const closeLink = () => {
    setLinked(null)
    editor.commands.focus()
  }
  const setLink = (href: string) => {
    const isEmpty = editor.state.selection.empty && !editor.isActive('link')
    const text = href.replace(/^mailto:/, '')
    if (isEmpty) editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    else editor.chain().extendMarkRange('link').setLink({ href }).run()
    closeLink()
  }
  return (
    <>
      <Toolbar editor={editor} label={t.tools} isLinkOpen={linked !== null} onLink={() => openLink(editor)} />
      {linked !== null && (
        <LinkPanel
          address={linked}
          onSet={setLink}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            closeLink()
          }}
          onClose={closeLink}
        />
      )}
      <EditorContent editor={editor} />
    </>
  )
}

/** The HTML as the server writes it, so that cleaning changes nothing; an empty document is an empty text. */
const htmlOf = (editor: TextEditor): string => (editor.isEmpty ? '' : editor.getHTML().replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00A0'))

const textLength = (editor: TextEditor): number => editor.getText({ blockSeparator: '\n' }).length
