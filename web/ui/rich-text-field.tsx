import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { controlClass, Errors, type FieldFrameProps } from './field.tsx'
import { paragraphsOf, textOfHtml } from './rich-text/posted-html.ts'
import { useScripts } from './use-scripts.ts'

const Editor = lazy(async () => ({ default: (await import('./rich-text/editor.tsx')).Editor }))

type Props = FieldFrameProps & {
  name: string
  /** HTML. */
  defaultValue?: string
  /** Characters of the text, without its formatting. */
  maxLength?: number
}

/**
 * A text with paragraphs, headings, bold, italic, lists, quotes and links. The editor loads when the field comes into
 * view; it posts HTML. Without scripts the field is a text area. `postedHtml` reads both.
 */
export const RichTextField = ({ label, help, errors, isOptional, name, defaultValue = '', maxLength }: Props) => {
  const t = useWords().uiFields
  const id = useId()
  const { area, isNear, isFocused } = useNearness()
  const posted = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState<number | null>(null)
  const [start, setStart] = useState(defaultValue)
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
  const frame = 'overflow-hidden rounded-xl border bg-surface has-[[aria-invalid]]:border-danger border-line-strong'
  return (
    <div ref={area} className="flex flex-col gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-medium">
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-ink-soft">{isOptional}</span>}
      </label>
      {isNear ? (
        <div className={frame}>
          <Suspense fallback={<p className="min-h-53 p-3.5 text-ink-soft">{t.richText.loading}</p>}>
            <Editor
              html={start}
              labelId={`${id}-label`}
              describedBy={describedBy}
              isInvalid={Boolean(shownErrors?.length)}
              isFocused={isFocused}
              onChange={change}
            />
          </Suspense>
          <input type="hidden" name={`${name}Format`} value="html" />
          <textarea ref={posted} name={name} defaultValue={start} hidden aria-label={label} />
        </div>
      ) : (
        <textarea
          id={id}
          name={name}
          rows={8}
          maxLength={maxLength}
          defaultValue={textOfHtml(defaultValue)}
          aria-describedby={describedBy}
          aria-invalid={shownErrors?.length ? true : undefined}
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

/** True once the text area has come near the screen, with its focus at that moment. */
const useNearness = () => {
  const hasScripts = useScripts()
  const area = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<{ isFocused: boolean } | null>(null)
  useEffect(() => {
    const element = area.current
    if (!hasScripts || !element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear({ isFocused: element.contains(document.activeElement) })
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasScripts])
  return { area, isNear: near !== null, isFocused: near?.isFocused ?? false }
}
