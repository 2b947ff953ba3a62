import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { type Asked, activityListPath, activityPath, activityTabs } from './activity-address.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivitySearch } from './activity-search.tsx'
import type { ActivityData } from './load-activity.ts'

type Props = { asked: Asked; onAsk: (asked: Asked) => void; first?: ActivityData; onClose: () => void }

/** Own events of a person: ahead, past and favourite. `first` is what the server already knows. */
export const ActivityDialog = ({ asked, onAsk, first, onClose }: Props) => {
  const t = useWords()
  const { shown, isStale } = useActivity(asked, first)
  return (
    <Dialog title={t.participation.activity.title} closeLabel={t.layout.close} onClose={onClose} isWide>
      <Kinds asked={asked} onAsk={onAsk} counters={shown?.counters} />
      <ActivitySearch key={asked.tab} asked={asked} onAsk={onAsk} />
      <div aria-busy={isStale || undefined} className={`min-h-80 transition-opacity ${shown && isStale ? 'opacity-50' : ''}`}>
        {shown ? <ActivityList key={activityPath(shown.asked)} activity={shown} /> : <Skeleton />}
      </div>
      <p className="no-script-only">
        <ButtonLink to={paths.home()} look="quiet">
          {t.layout.close}
        </ButtonLink>
      </p>
    </Dialog>
  )
}

/** What was asked for, or what is still shown until it comes. */
const useActivity = (asked: Asked, first: ActivityData | undefined) => {
  const { data, load } = useFetcher<{ activity: ActivityData }>()
  const shown = data?.activity ?? first
  const isStale = !shown || activityPath(shown.asked) !== activityPath(asked)
  const wanted = isStale ? activityListPath(asked) : null
  useEffect(() => {
    if (wanted) void load(wanted)
  }, [wanted, load])
  return { shown, isStale }
}

type KindsProps = Pick<Props, 'asked' | 'onAsk'> & { counters: ActivityData['counters'] | undefined }

const Kinds = ({ asked, onAsk, counters }: KindsProps) => {
  const { activity } = useWords().participation
  return (
    <Tabs label={activity.title}>
      {activityTabs.map((tab) => {
        const wanted = { ...asked, tab, page: 1 }
        const choose = (press: React.MouseEvent) => {
          if (press.metaKey || press.ctrlKey || press.shiftKey) return
          press.preventDefault()
          onAsk(wanted)
        }
        return (
          <Tab key={tab} to={activityPath(wanted)} onClick={choose} isOpen={tab === asked.tab}>
            {activity.tabs[tab]}
            {counters && <span className="opacity-80">{counters[tab]}</span>}
          </Tab>
        )
      })}
    </Tabs>
  )
}

const rows = [1, 2, 3, 4]

const Skeleton = () => (
  <div className="flex flex-col gap-3" aria-hidden="true">
    {rows.map((row) => (
      <div key={row} className="h-17 rounded-xl bg-sunken motion-safe:animate-pulse" />
    ))}
  </div>
)
