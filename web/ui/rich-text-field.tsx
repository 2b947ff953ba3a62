import { type ComponentType, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../kernel/words.tsx'
import { controlClass, Errors, type FieldFrameProps } from './field.tsx'
import type { EditorProps } from './rich-text/editor.tsx'
import { paragraphsOf, textOfHtml } from './rich-text/posted-html.ts'
import { useScripts } from './use-scripts.ts'

type Props = FieldFrameProps & {
  name: string
  /** HTML. */
  defaultValue?: string
  /** Characters of the text, without its formatting. */
  maxLength?: number
}

/**
 * A text with paragraphs, headings, bold, italic, lists, quotes and links. The editor loads when the field comes into
 * view; it posts HTML. Until then, and without scripts, the field is a text area. `postedHtml` reads both.
 */
export const RichTextField = ({ id: given, label, help, errors, isOptional, name, defaultValue = '', maxLength }: Props) => {
  const t = useWords().uiFields
  const own = useId()
  const id = given ?? own
  const area = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const hasFocus = useRef(false)
  const posted = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState<number | null>(null)
  const [start, setStart] = useState(defaultValue)
  // handlers miss what happened before the script of the page had loaded
  const Editor = useEditorNearby(area, () => {
    const text = plain.current?.value ?? ''
    if (text !== textOfHtml(start)) setStart(paragraphsOf(text))
    hasFocus.current = document.activeElement === plain.current
  })
  const left = maxLength === undefined || length === null ? null : maxLength - length
  const overlong = left !== null && left < 0 ? [t.over(-left)] : undefined
  const shownErrors = overlong ?? errors
  const describedBy = [help && `${id}-help`, shownErrors?.length && `${id}-errors`].filter(Boolean).join(' ') || undefined
  const change = (html: string, characters: number) => {
    setLength(characters)
    const element = posted.current
    if (!element || element.value === html) return
    element.value = html
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div ref={area} className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the label of an editor focuses it as that of a text area does */}
      <label id={`${id}-label`} htmlFor={id} className="font-medium" onClick={() => document.getElementById(id)?.focus()}>
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-ink-soft">{isOptional}</span>}
      </label>
      {Editor ? (
        <div className="overflow-hidden rounded-xl border border-line-strong bg-surface has-[[aria-invalid]]:border-danger">
          <Editor
            id={id}
            html={start}
            labelId={`${id}-label`}
            describedBy={describedBy}
            isInvalid={Boolean(shownErrors?.length)}
            hasFocus={hasFocus}
            onChange={change}
          />
          <input type="hidden" name={`${name}Format`} value="html" />
          <textarea ref={posted} name={name} defaultValue={start} hidden aria-label={label} />
        </div>
      ) : (
        <textarea
          ref={plain}
          id={id}
          name={name}
          rows={8}
          maxLength={maxLength}
          defaultValue={textOfHtml(defaultValue)}
          aria-describedby={describedBy}
          aria-invalid={shownErrors?.length ? true : undefined}
          onFocus={() => {
            hasFocus.current = true
          }}
          onBlur={() => {
            hasFocus.current = false
          }}
          onChange={(event) => setStart(paragraphsOf(event.currentTarget.value))}
          className={controlClass}
        />
      )}
      {left !== null && left >= 0 && maxLength !== undefined && left <= maxLength / 5 && (
        <p aria-live="polite" className="text-right text-sm text-ink-soft">
          {t.left(left)}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <Errors id={`${id}-errors`} errors={shownErrors} />
    </div>
  )
}

/** The editor once it has loaded because the text area came near the screen; it takes text and focus from the text area. */
const useEditorNearby = (area: RefObject<HTMLDivElement | null>, takeOver: () => void) => {
  const hasScripts = useScripts()
  const [loaded, setLoaded] = useState<ComponentType<EditorProps> | null>(null)
  const onLoaded = useEffectEvent(takeOver)
  useEffect(() => {
    const element = area.current
    if (!hasScripts || !element) return
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // the text area stays where the editor cannot be loaded
        const module = await import('./rich-text/editor.tsx').catch(() => null)
        if (!module) return
        // at once: what is typed between reading and replacing would be lost
        flushSync(() => {
          onLoaded()
          setLoaded(() => module.Editor)
        })
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, hasScripts])
  return loaded
}
