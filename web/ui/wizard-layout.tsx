import type { ReactNode } from 'react'
import { useWords } from '../kernel/words.tsx'

type Props = {
  title: string
  /** A `Stepper`. */
  steps: ReactNode
  /** Quiet words such as the time of the last save. */
  saved?: ReactNode
  /** A fault of the save, repeated above the bar of a phone, where the line beside the title may be out of sight. */
  fault?: string | null
  /** Links or buttons of the bar at the foot; the main one goes last. */
  back?: ReactNode
  next?: ReactNode
  main?: ReactNode
  /** The result so far; shown from 1280 px. */
  preview?: ReactNode
  children: ReactNode
}

/** A long form in sections: the list of sections, a form of 640 px, a preview, and a bar with the way on. */
export const WizardLayout = ({ title, steps, saved, fault, back, next, main, preview, children }: Props) => {
  const t = useWords().uiData
  return (
    <div
      className={`frame grid gap-4 pt-4 sm:gap-6 sm:pt-8 lg:grid-cols-[240px_minmax(0,40rem)] lg:gap-x-8 ${preview ? 'xl:grid-cols-[240px_minmax(0,40rem)_minmax(0,1fr)]' : ''}`}
    >
      <div className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:-m-2 lg:self-start lg:overflow-y-auto lg:p-2">{steps}</div>
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="line-clamp-2 text-xl font-semibold wrap-anywhere sm:line-clamp-none sm:text-2xl">{title}</h1>
          {saved && (
            <p role="status" className="text-sm text-ink-soft tabular-nums">
              {saved}
            </p>
          )}
        </header>
        {children}
        <fieldset className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-1 border-t border-line bg-paper sm:gap-2 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:px-0">
          <legend className="sr-only">{t.wizardActions}</legend>
          {fault && (
            <p className="w-full text-sm font-medium lg:hidden" aria-hidden="true">
              {fault}
            </p>
          )}
          {back}
          <div className="ml-auto flex flex-wrap gap-1 sm:gap-2">
            {next}
            {main}
          </div>
        </fieldset>
      </div>
      {preview && <aside className="hidden min-w-0 xl:sticky xl:top-24 xl:block xl:self-start">{preview}</aside>}
    </div>
  )
}
