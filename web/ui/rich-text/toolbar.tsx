import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, TextQuote, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Dictionary } from '../../../messages/ru.ts'
import { useWords } from '../../kernel/words.tsx'

type Name = keyof Pick<
  Dictionary['uiFields']['richText'],
  'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo'
>
type Tool = {
  name: Name
  Icon: LucideIcon
  isActive?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const tools: Tool[] = [
  { name: 'bold', Icon: Bold, isActive: (editor) => editor.isActive('bold'), run: (editor) => editor.commands.toggleBold() },
  { name: 'italic', Icon: Italic, isActive: (editor) => editor.isActive('italic'), run: (editor) => editor.commands.toggleItalic() },
  {
    name: 'heading',
    Icon: Heading2,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.commands.toggleHeading({ level: 2 }),
  },
  {
    name: 'subheading',
    Icon: Heading3,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.commands.toggleHeading({ level: 3 }),
  },
  { name: 'bullets', Icon: List, isActive: (editor) => editor.isActive('bulletList'), run: (editor) => editor.commands.toggleBulletList() },
  { name: 'numbers', Icon: ListOrdered, isActive: (editor) => editor.isActive('orderedList'), run: (editor) => editor.commands.toggleOrderedList() },
  { name: 'quote', Icon: TextQuote, isActive: (editor) => editor.isActive('blockquote'), run: (editor) => editor.commands.toggleBlockquote() },
  { name: 'undo', Icon: Undo2, canRun: (editor) => editor.can().undo(), run: (editor) => editor.commands.undo() },
  { name: 'redo', Icon: Redo2, canRun: (editor) => editor.can().redo(), run: (editor) => editor.commands.redo() },
]

const linkPlace = 7

type Props = { editor: Editor; label: string; isLinkOpen: boolean; onLink: () => void }

/** The buttons of formatting: one stop of the Tab key, and arrow keys between them. */
export const Toolbar = ({ editor, label, isLinkOpen, onLink }: Props) => {
  const t = useWords().uiFields.richText
  const bar = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.map(({ isActive }) => isActive?.(current)),
      disabled: tools.map(({ canRun }) => (canRun ? !canRun(current) : false)),
      isLink: current.isActive('link'),
    }),
  })
  const buttons = [
    ...tools.map(({ name, Icon, run }, index) => ({
      name: t[name],
      Icon,
      isPressed: now.active[index],
      isDisabled: now.disabled[index] ?? false,
      onPress: () => run(editor),
    })),
  ]
  buttons.splice(linkPlace, 0, { name: t.link, Icon: Link, isPressed: now.isLink || isLinkOpen, isDisabled: false, onPress: onLink })
  const move = (event: React.KeyboardEvent) => {
    const next = placeAfter(event.key, place, buttons.length)
    if (next === null) return
    event.preventDefault()
    setPlace(next)
    const target = bar.current?.children[next]
    if (target instanceof HTMLElement) target.focus()
  }
  return (
    <div ref={bar} role="toolbar" aria-label={label} onKeyDown={move} className="order-first flex flex-wrap gap-0.5 border-b border-line p-1">
      {buttons.map(({ name, Icon, isPressed, isDisabled, onPress }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === place ? 0 : -1}
          aria-label={name}
          title={name}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          // the text keeps its selection
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setPlace(index)}
          onClick={() => isDisabled || onPress()}
          className="flex size-9 items-center justify-center rounded-lg hover:bg-sunken aria-disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:size-11"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

const placeAfter = (key: string, place: number, count: number): number | null => {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
