import { useWords } from '../../kernel/words.tsx'
import type { Zone } from './zones.ts'

/** The options of a select: first the zones of the users, then all others. */
export const ZoneOptions = ({ zones }: { zones: readonly Zone[] }) => {
  const { near, others } = useWords().settings.zones
  return (
    <>
      <optgroup label={near}>
        <Options zones={zones.filter(({ isNear }) => isNear)} />
      </optgroup>
      <optgroup label={others}>
        <Options zones={zones.filter(({ isNear }) => !isNear)} />
      </optgroup>
    </>
  )
}

const Options = ({ zones }: { zones: readonly Zone[] }) =>
  zones.map(({ name, label }) => (
    <option key={name} value={name}>
      {label}
    </option>
  ))
