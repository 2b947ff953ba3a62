import type { ReactNode } from 'react'

type Step = { title: string; content: ReactNode }

/** Steps in their order: a number, a title and the content of each. */
export const NumberedSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="flex flex-col rounded-2xl border border-line bg-surface p-4 sm:p-6">
    {steps.map(({ title, content }, place) => (
      <li key={title} className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-6 last:pb-0 sm:gap-x-4">
        <span
          aria-hidden="true"
          className="z-10 flex size-8 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
        >
          {place + 1}
        </span>
        <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden" />
        <div className="flex min-w-0 flex-col gap-3">
          <h2 className="pt-1 text-lg leading-6 font-semibold">{title}</h2>
          {content}
        </div>
      </li>
    ))}
  </ol>
)
