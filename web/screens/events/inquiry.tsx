import { answerInquiry } from '../../parts/inquiries/answer-inquiry.ts'
import { InquiryPage } from '../../parts/inquiries/inquiry-page.tsx'
import { loadInquiryPage } from '../../parts/inquiries/load-own.ts'
import type { Route } from './+types/inquiry'

export const loader = (args: Route.LoaderArgs) => loadInquiryPage(args)

export const action = (args: Route.ActionArgs) => answerInquiry(args)

export default function InquiryScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <InquiryPage key={loaderData.event.id} page={loaderData} answer={actionData ?? null} />
}
