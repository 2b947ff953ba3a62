import type { MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useApiBase } from '../../kernel/api-base.ts'
import { useWords } from '../../kernel/words.tsx'
import { callPaths } from '../../paths.ts'
import { rowBoxes } from '../../ui/row-selection.ts'

/** Downloads the name badges of the chosen participants, an item in the menu of a list whose address names the event. Needs scripts. */
export const ChosenBadges = () => {
  const { badges } = useWords().organizerCabinet.actions
  const paths = callPaths(useApiBase())
  const [params] = useSearchParams()
  const download = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const ids = rowBoxes(currentTarget).flatMap(({ checked, value }) => (checked ? [value] : []))
    const link = Object.assign(document.createElement('a'), { href: paths.eventBadges(Number(params.get('eventId')), ids), download: '' })
    link.click()
  }
  return (
    <button type="button" onClick={download} className="block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken">
      {badges}
    </button>
  )
}
