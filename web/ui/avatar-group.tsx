import { Avatar } from './avatar.tsx'

type Person = { id: number; name: string; photo: string | null }

/** The first portraits in a row and the number of the others. `label` names the group, because portraits have no text. */
export const AvatarGroup = ({ people, total = people.length, label, max = 4 }: { people: Person[]; total?: number; label: string; max?: number }) => {
  const shown = people.slice(0, max)
  return (
    <span role="img" aria-label={label} className="flex items-center -space-x-2">
      {shown.map((person) => (
        <span key={person.id} className="rounded-full ring-2 ring-surface">
          <Avatar {...person} />
        </span>
      ))}
      {total > shown.length && (
        <span className="inline-flex h-9 min-w-9 items-center justify-center rounded-full bg-sunken px-2 text-sm font-medium text-ink ring-2 ring-surface">
          {`+${total - shown.length}`}
        </span>
      )}
    </span>
  )
}
