import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { Tiles } from '../../ui/tiles.tsx'
import { Attention } from './attention.tsx'
import { CabinetNavigation } from './cabinet-navigation.tsx'
import type { StartPage } from './load-start.ts'
import { Newcomer } from './newcomer.tsx'
import { NextEvent } from './next-event.tsx'

const states = ['upcoming', 'active', 'wait', 'draft', 'completed'] as const

/** The start of the cabinet: what waits first, then the next event, then the numbers that lead to the lists. */
export const CabinetStart = ({ page }: { page: StartPage }) => {
  const { organizerCabinet: t } = useWords()
  const { navigation } = page
  const { counters } = navigation
  const isNewcomer = counters.total === 0
  return (
    <CabinetLayout
      title={t.title}
      navigation={<CabinetNavigation navigation={navigation} current="start" />}
      action={isNewcomer ? undefined : <ButtonLink to={paths.createEvent()}>{t.create}</ButtonLink>}
    >
      {isNewcomer ? (
        <Newcomer />
      ) : (
        <>
          <Attention page={page} />
          <NextEvent page={page} />
          <Tiles
            label={t.overview.numbers}
            period="month"
            tiles={[
              ...states.map((state) => ({ name: t.overview.tiles[state], value: counters[state], to: paths.cabinetEvents({ state }) })),
              { name: t.surveys, value: page.surveys, to: paths.surveys() },
            ]}
          />
        </>
      )}
    </CabinetLayout>
  )
}
