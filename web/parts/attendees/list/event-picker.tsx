import { ChevronDown } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Menu } from '../../../ui/menu.tsx'

const found = 20

/** Another own event, found by a part of its name. Without scripts the form leads to the events with the typed name. */
export const EventPicker = () => {
  const { attendees, organizerCabinet } = useWords()
  const { list: t } = attendees
  const navigate = useNavigate()
  const load = async (search: string) => {
    const attempt = await browserApi('GET /owner/events', { query: { search, paginationSize: found } })
    if (!attempt.ok) throw new Error('own events could not be loaded')
    return attempt.reply._items.map(({ id, name }) => ({ id, label: name.trim() || organizerCabinet.unnamed(id) }))
  }
  const open = ([event]: { id: number | string }[]) => {
    if (event) void navigate(paths.participants({ eventId: Number(event.id) }))
  }
  return (
    <Menu
      name="event"
      summaryClass="inline-flex min-h-8 cursor-pointer items-center gap-1 font-medium text-accent hover:underline"
      panelClass="w-[min(24rem,calc(100vw-2rem))] p-4"
      label={
        <>
          {t.choice.other}
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      <Form action={paths.participants()} className="flex flex-col gap-3">
        <Combobox name="eventId" label={t.choice.name} options={[]} load={load} textName="search" onChoose={open} />
        <Button type="submit" look="quiet" className="no-script-only">
          {t.choice.find}
        </Button>
        <Link to={paths.participants()} className="self-start text-accent underline-offset-4 hover:underline">
          {t.choice.all}
        </Link>
      </Form>
    </Menu>
  )
}
