import { Sun } from 'lucide-react'
import { useWords } from '../../../kernel/words.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { CodePicture } from './code-picture.tsx'
import type { OwnCode } from './load-own-code.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The personal code, shown at the entrance: black on white in any theme. */
export const OwnCodePage = ({ person, code }: OwnCode) => {
  const { qr: t } = useWords()
  useWakeLock()
  return (
    <section className="frame-narrow flex flex-col gap-5 py-6 sm:py-12">
      <h1 className="text-center text-xl font-semibold sm:text-2xl">{t.title}</h1>
      <div className="flex w-full max-w-md flex-col items-center gap-4 self-center rounded-2xl bg-white p-5 text-center text-black shadow-raised sm:p-7">
        <CodePicture />
        <div className="flex max-w-full items-center gap-3">
          <Avatar id={person.id} name={person.name} photo={person.photo} size="large" />
          <p className="min-w-0 text-left text-xl leading-snug font-semibold wrap-anywhere">{person.name}</p>
        </div>
        <p className="font-mono text-base font-medium sm:text-lg">
          <span className="sr-only">{t.code} </span>
          {code}
        </p>
      </div>
      <p className="text-center text-ink-soft">{t.lead}</p>
      <p className="flex items-center justify-center gap-2 text-ink-soft">
        <Sun className="size-5 shrink-0" aria-hidden="true" />
        {t.brighter}
      </p>
    </section>
  )
}
