import { useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { cabinetAddress, statePath } from './cabinet-address.ts'
import type { OwnEventsPage } from './load-own-events.ts'

type Props = { states: OwnEventsPage['states']; total: number }

/** The states that have events, with their counts, in one row. */
export const StateTabs = ({ states, total }: Props) => {
  const { list: t } = useWords().organizerCabinet
  const [params] = useSearchParams()
  const { state: chosen = null } = cabinetAddress.query(params)
  const shown = states.filter(({ state, count }) => count > 0 || state === chosen)
  return (
    <Tabs label={t.states}>
      {[{ state: null, title: t.all, count: total }, ...shown].map(({ state, title, count }) => (
        <Tab key={state ?? ''} to={statePath(params, state)} count={count} isOpen={state === chosen}>
          {title}
        </Tab>
      ))}
    </Tabs>
  )
}
