import { data, type LoaderFunctionArgs } from 'react-router'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { paths } from '../../paths.ts'
import { eventIdIn, sectionOf } from './wizard-address.ts'

const expand = 'themes,type,place,space,city,address,photo,organizers,partners,documents,speakers,hosts,schedules,networkProposals'

/** The event as publication of its draft would show it. */
export const loadPreview = async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  const [id, section] = [eventIdIn(searchParams), sectionOf(searchParams.get('section'))]
  if (id === null) throw data(null, { status: 404 })
  await signedIn(context, paths.eventPreview(id, section ?? undefined))
  const event = await api(context)('GET /events/:id/preview', { params: { id }, query: { expand } })
  const inZone = (at: string) => toZonedInstant(at, event.timezoneName)
  return {
    /** The section that the user came from. */
    section,
    event: {
      ...event,
      dateStart: event.dateStart && inZone(event.dateStart),
      dateEnd: event.dateEnd && inZone(event.dateEnd),
      schedules: event.schedules?.map((item) => ({ ...item, dateStart: inZone(item.dateStart), dateEnd: item.dateEnd && inZone(item.dateEnd) })),
    },
  }
}
export type PreviewData = Awaited<ReturnType<typeof loadPreview>>
