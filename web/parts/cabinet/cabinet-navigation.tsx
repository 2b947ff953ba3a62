import { useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { SideNavigation } from '../../ui/side-navigation.tsx'
import { questionPath } from './cabinet-address.ts'
import type { CabinetNavigationData } from './load-navigation.ts'

type Props = {
  navigation: CabinetNavigationData
  current: 'start' | 'events' | 'event' | 'participants' | 'mailings' | 'surveys' | 'shortLinks'
}

/** The sections of the cabinet and the folders, on each of its screens. */
export const CabinetNavigation = ({ navigation: { counters, folders }, current }: Props) => {
  const { organizerCabinet: t } = useWords()
  const [params] = useSearchParams()
  const folderId = current === 'events' ? Number(params.get('groupId')) : 0
  const sections = [
    { to: paths.cabinet(), name: t.start, isCurrent: current === 'start' },
    { to: paths.cabinetEvents(), name: t.events, count: counters.total, isCurrent: (current === 'events' || current === 'event') && !folderId },
    { to: paths.participants(), name: t.participants, isCurrent: current === 'participants' },
    { to: paths.mailings(), name: t.mailings, isCurrent: current === 'mailings' },
    { to: paths.surveys(), name: t.surveys, isCurrent: current === 'surveys' },
    { to: paths.shortLinks(), name: t.shortLinks, isCurrent: current === 'shortLinks' },
  ]
  const items = folders.map(({ id, name, count }) => ({ to: paths.cabinetEvents({ groupId: id }), name, count, isCurrent: id === folderId }))
  const create = { to: questionPath(current === 'events' ? params : new URLSearchParams(), { ask: 'createFolder' }), name: t.newFolder }
  return (
    <SideNavigation
      label={t.sections}
      groups={[{ items: sections }, ...(counters.total > 0 || folders.length > 0 ? [{ title: t.folders, items: [...items, create] }] : [])]}
    />
  )
}
