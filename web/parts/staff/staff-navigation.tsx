import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { type NavigationGroup, SideNavigation } from '../../ui/side-navigation.tsx'
import type { StaffScreens } from './load-navigation.ts'

type Props = {
  screens: StaffScreens
  /** A queue and a content table may have the same name. */
  current: { queue: string } | { table: string } | { screen: 'exports' | 'outbox' | 'mail' | 'support' }
  /** The parts of the current screen. */
  parts?: NavigationGroup
}

/** The same navigation on every screen of staff: queues, content tables and the other screens. */
export const StaffNavigation = ({ screens: { queues, supportCount, tables, isAdmin }, current, parts }: Props) => {
  const { staff, content, downloads, outbox, mailSettings } = useWords()
  const isScreen = (screen: string) => 'screen' in current && current.screen === screen
  const groups = [
    {
      title: staff.queuesLabel,
      items: [
        ...queues.map(({ name, title, count }) => ({
          to: paths.admin({ queue: name }),
          name: title,
          isCurrent: 'queue' in current && name === current.queue,
          ...(count !== undefined && { count }),
        })),
        {
          to: paths.adminSupport(),
          name: staff.supportTitle,
          isCurrent: isScreen('support'),
          ...(supportCount !== undefined && { count: supportCount }),
        },
      ],
    },
    {
      title: content.title,
      items: tables.map(({ path, title }) => ({
        to: paths.adminContent({ table: path }),
        name: title,
        isCurrent: 'table' in current && path === current.table,
      })),
    },
    {
      title: outbox.otherParts,
      items: [
        { to: paths.adminExports(), name: downloads.title, isCurrent: isScreen('exports') },
        ...(isAdmin
          ? [
              { to: paths.adminOutbox(), name: outbox.title, isCurrent: isScreen('outbox') },
              { to: paths.adminMail(), name: mailSettings.title, isCurrent: isScreen('mail') },
            ]
          : []),
      ],
    },
  ]
  return <SideNavigation label={staff.title} groups={parts ? [...groups, parts] : groups} />
}
