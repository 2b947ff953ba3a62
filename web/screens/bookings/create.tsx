import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerCreate } from '../../parts/bookings/answer-bookings.ts'
import { CreatePage } from '../../parts/bookings/create-page.tsx'
import { loadCreate } from '../../parts/bookings/load-create.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/create'

export const loader = (args: Route.LoaderArgs) => loadCreate(args)

export const action = (args: Route.ActionArgs) => answerCreate(args)

export default function CreateBookingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords().bookings
  const { day } = loaderData
  const address = paths.createBooking(day ? { spaceId: day.space.id } : {})
  return (
    <PageForms value={{ action: address, answer: actionData ?? null }}>
      <div className="frame py-6 sm:py-10">
        <Head title={t.create} path={paths.createBooking()} isIndexed={false} />
        <h1 className="mb-4 text-2xl font-semibold">{t.create}</h1>
        <CreatePage data={loaderData} />
      </div>
    </PageForms>
  )
}
