import { Link } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { bookingLengths } from '../../../contract/bookings/limits.ts'
import { PostForm } from '../../forms/post-form.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingState } from './booking-state.tsx'
import { useWhen } from './booking-when.tsx'
import type { BookingData } from './load-bookings.ts'
import { hasLater, Series } from './series.tsx'

/** One booking: its state and reason, its facts, and what the user may do with it. */
export const BookingPage = ({ data: { booking, day } }: { data: BookingData }) => {
  const t = useWords().bookings
  const when = useWhen()
  return (
    <article className="frame flex flex-col gap-6 py-6 sm:py-10">
      <p>
        <Link to={paths.bookings()} className="text-accent underline underline-offset-4">
          {t.back}
        </Link>
      </p>
      <header className="flex flex-col items-start gap-2">
        <BookingState booking={booking} />
        <h1 className="text-2xl font-semibold wrap-break-word sm:text-3xl">{booking.theme}</h1>
        {booking.isInvitation && <p>{booking.user ? t.invitedBy(booking.user.name) : t.invited}</p>}
        <p className="text-lg">{when(booking)}</p>
        <p className="text-ink-soft">
          <Link to={paths.place(booking.space.placeId)} className="hover:underline">
            {[booking.space.name, booking.space.cityName, booking.space.address].join(', ')}
          </Link>
        </p>
      </header>
      {booking.status === 'rejected' && booking.comment && <p className="rounded-xl bg-danger-soft px-4 py-3">{t.reason(booking.comment)}</p>}
      {booking.event && (
        <p>
          {t.ofEvent}{' '}
          <Link to={paths.event(booking.event.id)} className="text-accent underline underline-offset-4">
            {booking.event.name}
          </Link>
        </p>
      )}
      {booking.series.length > 1 && <Series booking={booking} />}
      {day ? <BookingForm day={day} booking={booking} /> : <Facts booking={booking} />}
      {booking.can.decide && <Decision booking={booking} />}
      {!day && <Actions booking={booking} />}
    </article>
  )
}

const Facts = ({ booking }: { booking: Booking }) => {
  const t = useWords().bookings
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{t.form.hall}</dt>
        <dd>{booking.halls.map(({ name, capacity }) => `${name}, ${t.seats(capacity)}`).join('; ')}</dd>
        {booking.equipment.length > 0 && (
          <>
            <dt className="text-ink-soft">{t.form.equipment}</dt>
            <dd>{booking.equipment.join(', ')}</dd>
          </>
        )}
      </dl>
      {booking.agenda && <p className="whitespace-pre-line wrap-break-word">{booking.agenda}</p>}
      {booking.participantUsers.length > 0 && (
        <section aria-labelledby="participants">
          <h2 id="participants" className="mb-3 text-lg font-semibold">
            {t.form.participants}
          </h2>
          <ul className="flex flex-wrap gap-3">
            {booking.participantUsers.map(({ id, name, photo }) => (
              <li key={id}>
                <Link
                  to={paths.user(id)}
                  className="flex items-center gap-2 rounded-full border border-line bg-surface py-1 pr-4 pl-1 hover:bg-sunken"
                >
                  <Avatar id={id} name={name} photo={photo} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Rejecting needs a reason, which the author reads. */
const Decision = ({ booking }: { booking: Booking }) => {
  const t = useWords().bookings
  return (
    <section aria-labelledby="decision" className="flex max-w-3xl flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 id="decision" className="text-lg font-semibold">
        {booking.user ? t.decision.of(booking.user.name) : t.decision.title}
      </h2>
      {booking.status !== 'approved' && booking.approvalObstacle && <p>{t.decision.obstacles[booking.approvalObstacle]}</p>}
      {booking.status !== 'approved' && !booking.approvalObstacle && (
        <PostForm intent="approve" subject={booking.id} submit={t.decision.approve} saved={t.decision.approved}>
          {(fields) => (
            <>
              <input type="hidden" name="version" value={booking.version} />
              {hasLater(booking) && <Checkbox {...fields.checkbox('withLater', t.series.decideLater, true)} />}
            </>
          )}
        </PostForm>
      )}
      {booking.status !== 'rejected' && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-danger underline underline-offset-4">{t.decision.reject}</summary>
          <PostForm intent="reject" subject={booking.id} submit={t.decision.reject} look="danger" saved={t.decision.rejected} className="mt-3 gap-4">
            {(fields) => (
              <>
                <input type="hidden" name="version" value={booking.version} />
                {hasLater(booking) && <Checkbox {...fields.checkbox('withLater', t.series.decideLater)} />}
                <TextArea {...fields.text('comment', t.decision.comment)} required maxLength={bookingLengths.comment} />
              </>
            )}
          </PostForm>
        </details>
      )}
    </section>
  )
}

const Actions = ({ booking }: { booking: Booking }) => {
  const t = useWords().bookings
  const { change, cancel, leave } = booking.can
  if (!change && !cancel && !leave) return null
  return (
    <div className="flex max-w-3xl flex-wrap items-start gap-3">
      {change && (
        <ButtonLink to={`${paths.booking(booking.spaceId, booking.id)}?change=1`} look="quiet">
          {t.change}
        </ButtonLink>
      )}
      {cancel && <Question booking={booking} intent="cancel" words={t.cancelling} />}
      {leave && <Question booking={booking} intent="leave" words={t.leaving} />}
    </div>
  )
}

type QuestionProps = { booking: Booking; intent: 'cancel' | 'leave'; words: { ask: string; question: string; one: string; later: string } }

/** The button unfolds the question, also without scripts, so that one press ends nothing. */
const Question = ({ booking, intent, words }: QuestionProps) => {
  const { cancelled } = useWords().bookings
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="inline-flex min-h-(--control) cursor-pointer items-center rounded-xl border border-danger px-4 font-medium text-danger hover:bg-danger-soft">
        {words.ask}
      </summary>
      <div className="mt-3 flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4">
        <p>{words.question}</p>
        <div className="flex flex-wrap gap-3">
          <PostForm intent={intent} subject={booking.id} submit={words.one} look="danger" saved={cancelled} />
          {hasLater(booking) && (
            <PostForm intent={intent} subject={booking.id} submit={words.later} look="danger" saved={cancelled}>
              <input type="hidden" name="withLater" value="on" />
            </PostForm>
          )}
        </div>
      </div>
    </details>
  )
}
