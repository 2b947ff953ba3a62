import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { type NavigationGroup, SideNavigation } from '../../ui/side-navigation.tsx'
import type { StaffScreens } from './load-navigation.ts'

type Props = {
  screens: StaffScreens
  /** The name of a queue or of a content table, or one of the other screens. */
  current: string
  /** The parts of the current screen. */
  parts?: NavigationGroup
}

/** The same navigation on every screen of staff: queues, content tables and the other screens. */
export const StaffNavigation = ({ screens: { queues, tables, isAdmin }, current, parts }: Props) => {
  const { staff, content, downloads, outbox } = useWords()
  const groups = [
    {
      title: staff.queuesLabel,
      items: queues.map(({ name, title, count }) => ({
        to: paths.admin({ queue: name }),
        name: title,
        isCurrent: name === current,
        ...(count !== undefined && { count }),
      })),
    },
    {
      title: content.title,
      items: tables.map(({ path, title }) => ({ to: paths.adminContent({ table: path }), name: title, isCurrent: path === current })),
    },
    {
      title: outbox.otherParts,
      items: [
        { to: paths.adminExports(), name: downloads.title, isCurrent: current === 'exports' },
        ...(isAdmin ? [{ to: paths.adminOutbox(), name: outbox.title, isCurrent: current === 'outbox' }] : []),
      ],
    },
  ]
  return <SideNavigation label={staff.title} groups={parts ? [...groups, parts] : groups} />
}
