import type { Event } from '../../../contract/events/events.ts'
import { MaybeLink } from '../../kernel/maybe-link.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { PageSection } from './page-section.tsx'
import { peopleByRole, type RolePerson } from './people-by-role.ts'

type Participant = NonNullable<Event['participants']>[number]

const line = 'flex h-full items-center gap-4 rounded-2xl border border-line bg-surface p-4'

/** Speakers and hosts, each person in one card. */
export const SpeakersAndHosts = ({ event }: { event: Pick<Event, 'speakers' | 'hosts'> }) => {
  const { eventPage: page } = useWords()
  const { speakers, hosts } = peopleByRole(event.speakers ?? [], event.hosts ?? [])
  return (
    <>
      <People id="speakers" title={page.speakers} people={speakers} />
      <People id="hosts" title={page.hosts} people={hosts} />
    </>
  )
}

const People = ({ id, title, people }: { id: string; title: string; people: RolePerson[] }) => {
  const { eventPage: page } = useWords()
  if (people.length === 0) return null
  return (
    <PageSection id={id} title={title}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {people.map((person, index) => (
          <li key={person.userId ?? person.name}>
            <MaybeLink screen="/users/:id" id={person.userId} className={line} linkClass="hover:bg-sunken">
              <Avatar id={person.userId ?? index} name={person.name} photo={person.photo} size="large" />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{person.name}</p>
                {person.position && <p className="text-sm text-ink-soft first-letter:uppercase">{person.position}</p>}
                {person.isAlsoHost && <p className="text-sm text-ink-soft">{page.alsoHosts}</p>}
              </div>
            </MaybeLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const maxFaces = 10
const maxNames = 3

/** The first participants with photos and names, and the total count. */
export const Participants = ({ title, people, count }: { title: string; people: Participant[]; count: number }) => {
  const t = useWords()
  if (people.length === 0) return null
  const named = people.slice(0, maxNames)
  const rest = count - named.length
  return (
    <PageSection id="participants" title={title}>
      <ul className="mb-3 flex flex-wrap pl-2" aria-hidden="true">
        {people.slice(0, maxFaces).map(({ userId, name, photo }) => (
          <li key={userId} className="-ml-2 rounded-full border-2 border-paper max-sm:nth-[n+9]:hidden" title={name}>
            <Avatar id={userId} name={name} photo={photo} />
          </li>
        ))}
      </ul>
      <p>{[named.map(({ name }) => name).join(', '), rest > 0 && t.eventPage.andMore(rest)].filter(Boolean).join(' ')}</p>
    </PageSection>
  )
}

type Top = { userId: number; user: { name: string; photo: string | null }; eventsCount: number; position: number }

/** The users with the most visits to events of the acceleration programme. */
export const TopParticipants = ({ people }: { people: Top[] }) => {
  const t = useWords()
  if (people.length === 0) return null
  return (
    <PageSection id="top-participants" title={t.eventPage.topParticipants}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:grid-cols-2">
        {people.map(({ userId, user, eventsCount, position }) => (
          <li key={userId} className="flex items-center gap-3">
            <span className="w-6 text-right font-semibold text-ink-soft">{position}</span>
            <Avatar id={userId} name={user.name} photo={user.photo} />
            <MaybeLink screen="/users/:id" id={userId} className="min-w-0 grow truncate" linkClass="hover:underline">
              {user.name}
            </MaybeLink>
            <span className="shrink-0 text-sm text-ink-soft">{t.eventPage.eventsVisited(eventsCount)}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
