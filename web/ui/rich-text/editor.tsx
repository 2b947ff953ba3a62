import { EditorContent, type Editor as TextEditor, useEditor } from '@tiptap/react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { LinkPanel } from './link-panel.tsx'
import { richTextSchema } from './schema.ts'
import { Toolbar } from './toolbar.tsx'

export type EditorProps = {
  id: string
  html: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  /** Had the text area the focus when the editor took its place? */
  hasFocus: RefObject<boolean>
  /** The HTML and the number of characters of its text. */
  onChange: (html: string, length: number) => void
}

/** The editor of a rich text field. It is a chunk of its own, loaded when a field comes into view. */
export const Editor = ({ id, html, labelId, describedBy, isInvalid, hasFocus, onChange }: EditorProps) => {
  const t = useWords().uiFields.richText
  const [linked, setLinked] = useState<string | null>(null)
  const openLink = (current: TextEditor) => setLinked(String(current.getAttributes('link').href ?? ''))
  const report = ({ editor: current }: { editor: TextEditor }) => onChange(htmlOf(current), textLength(current))
  const editor = useEditor({
    extensions: [richTextSchema],
    content: html,
    // the policy of the page allows no style elements
    injectCSS: false,
    onCreate: report,
    onUpdate: report,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        class: 'prose-text min-h-40 whitespace-pre-wrap px-3.5 py-2.5 focus-visible:outline-offset-[-3px]',
      },
      handleKeyDown: (_view, event) => {
        // the form around the editor has this key
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return true
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        openLink(editor)
        return true
      },
    },
  })
  useLayoutEffect(() => {
    if (!hasFocus.current) return
    // at once, so that no typed letter is lost between the text area and the editor
    editor.commands.setTextSelection(editor.state.doc.content.size)
    editor.view.focus()
  }, [editor, hasFocus])
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
    // the text comes before its tools, so that Tab from the field above leads to it
    <div className="flex flex-col">
      <EditorContent editor={editor} />
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
      <Toolbar editor={editor} label={t.tools} isLinkOpen={linked !== null} onLink={() => openLink(editor)} />
    </div>
  )
}

/** The HTML as the server writes it, so that cleaning changes nothing; an empty document is an empty text. */
const htmlOf = (editor: TextEditor): string => (editor.isEmpty ? '' : editor.getHTML().replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00A0'))

const textLength = (editor: TextEditor): number => editor.getText({ blockSeparator: '\n' }).length
