import type { ReactNode } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { type OwnEventPart, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { Tab, Tabs } from '../../../ui/tabs.tsx'
import { CabinetNavigation } from '../cabinet-navigation.tsx'
import { OwnState } from '../own-state.tsx'
import { OwnWhen } from '../own-when.tsx'
import type { OwnEventData } from './load-own-event.ts'

const parts = ['statistics', 'experts', 'emails', 'mailings', 'series', 'badges', 'certificates'] as const satisfies readonly OwnEventPart[]

type Props = { data: OwnEventData; part: OwnEventPart; children: ReactNode }

/** A page about one own event: its name, state and dates, the tabs of its pages, and the content. */
export const OwnEventLayout = ({ data: { event, navigation }, part, children }: Props) => {
  const { ownEvent: t, organizerCabinet } = useWords()
  return (
    <CabinetLayout
      title={event.name.trim() || organizerCabinet.unnamed(event.id)}
      navigation={<CabinetNavigation navigation={navigation} current="event" />}
      action={
        <span className="flex flex-wrap gap-2">
          {event.can.open && (
            <ButtonLink to={paths.event(event.id)} look="quiet">
              {t.page}
            </ButtonLink>
          )}
          {event.can.edit && (
            <ButtonLink to={paths.createEvent({ id: event.id })} look="quiet">
              {t.edit}
            </ButtonLink>
          )}
        </span>
      }
      tabs={
        <>
          <div className="-mt-3 flex flex-col items-start gap-2">
            <p>
              <OwnWhen event={event} />
            </p>
            <OwnState row={event} />
          </div>
          <Tabs label={t.partsLabel}>
            {parts.map((name) => (
              <Tab key={name} to={paths.ownEvent(event.id, name)} isOpen={name === part}>
                {t.parts[name]}
              </Tab>
            ))}
          </Tabs>
        </>
      }
    >
      {children}
    </CabinetLayout>
  )
}
