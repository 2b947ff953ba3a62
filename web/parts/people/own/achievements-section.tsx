import { Award } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { Own } from './load-own.ts'

/** Achievements are earned, so the section has no form; it explains how to earn the remaining ones. */
export const AchievementsSection = ({ person, achievements }: Pick<Own, 'person' | 'achievements'>) => {
  const t = useWords()
  const locale = useLocale()
  const { own } = t.profile
  const earned = person.achievements ?? []
  const ahead = achievements.filter(({ id }) => !earned.some((one) => one.id === id))
  return (
    <SectionCard anchor="achievements" title={t.people.page.achievements} lead={own.achievementsLead}>
      {earned.length > 0 && (
        <ul className="flex flex-col gap-3">
          {earned.map(({ receivedAt, ...one }) => (
            <Row key={one.id} {...one} note={own.achievementEarned(format(receivedAt, { locale, zone: 'Europe/Moscow', kind: 'yearDate' }))} />
          ))}
        </ul>
      )}
      {ahead.length > 0 && (
        <>
          <h3 className="font-semibold">{own.achievementsAhead}</h3>
          <ul className="flex flex-col gap-3">
            {ahead.map((one) => (
              <Row key={one.id} {...one} note={null} />
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  )
}

const Row = ({ name, description, note }: { name: string; description: string; note: string | null }) => (
  <li className="flex gap-3">
    <Award className={`size-7 shrink-0 ${note ? 'text-accent' : 'text-ink-soft'}`} aria-hidden="true" />
    <div>
      <p className="font-medium">{name}</p>
      <p className="text-sm text-ink-soft">{description}</p>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  </li>
)
