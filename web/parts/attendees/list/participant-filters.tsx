import { participantRoles } from '../../../../contract/attendees/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { SelectFilter } from '../../../lists/filters.tsx'
import { type NamedChoice, useNamedChoices } from '../../../lists/named-choices.ts'
import type { EventParticipantsData } from './load-participants.ts'
import { participantsAddress } from './participants-address.ts'

type Data = Pick<EventParticipantsData, 'event' | 'tags' | 'spaces'>

/** The filters of the list except the state and the search. Spaces and tags only where the event has them. */
export const ParticipantFilters = ({ data: { tags, spaces }, state }: { data: Data; state: string | undefined }) => {
  const { list: t } = useWords().attendees
  const any: [string, string] = ['', t.any]
  return (
    <>
      {state && <input type="hidden" name="state" value={state} />}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:gap-x-6">
        <SelectFilter name="format" label={t.format} options={[any, ['offline', t.formatChoices.offline], ['online', t.formatChoices.online]]} />
        <SelectFilter name="role" label={t.role} options={[any, ...participantRoles.map((role): [string, string] => [role, t.roles[role]])]} />
        {spaces.length > 0 && (
          <SelectFilter name="spaceId" label={t.space} options={[any, ...spaces.map(({ id, name }): [string, string] => [String(id), name])]} />
        )}
        {tags.length > 0 && <SelectFilter name="tag" label={t.tag} options={[any, ...tags.map((tag): [string, string] => [tag, tag])]} />}
        <SelectFilter name="attended" label={t.attended} options={[any, ['1', t.attendedChoices['1']], ['0', t.attendedChoices['0']]]} />
      </div>
    </>
  )
}

/** The chosen filters for the chips. A space that no longer takes part is named by its number. */
export const useChosenFilters = ({ spaces }: Pick<Data, 'spaces'>): NamedChoice[] => {
  const { list: t } = useWords().attendees
  const words: Record<string, Record<string, string>> = {
    format: t.formatChoices,
    role: t.roles,
    attended: t.attendedChoices,
    spaceId: Object.fromEntries(spaces.map(({ id, name }) => [id, name])),
  }
  return useNamedChoices(participantsAddress, ({ name, value }) => words[name]?.[value] ?? (name === 'spaceId' ? `№ ${value}` : value))
}
