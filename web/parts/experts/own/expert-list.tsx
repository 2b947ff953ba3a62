import { Link, useNavigate, useSearchParams } from 'react-router'
import type { InvitedExpert } from '../../../../contract/experts/experts.ts'
import { PostForm, PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../cabinet/question-dialog.tsx'
import type { OwnExpertsData } from './load-experts.ts'
import { ownExpertsPath, withdrawnIn } from './own-address.ts'

const tones: Record<InvitedExpert['invite'], BadgeTone> = { wait: 'waiting', approved: 'good', declined: 'danger' }

/** The invited experts with their answers, progress and averages. */
export const ExpertList = ({ data: { event, experts } }: { data: OwnExpertsData }) => {
  const { own: t } = useWords().experts
  const [params] = useSearchParams()
  const asked = experts._items.find(({ id }) => id === withdrawnIn(params))
  if (experts._items.length === 0) return <p className="text-ink-soft">{t.none}</p>
  return (
    <>
      <ul className="flex flex-col">
        {experts._items.map((expert) => (
          <li
            key={expert.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 sm:flex-nowrap"
          >
            <Avatar id={expert.id} name={expert.name} photo={expert.photo} />
            <div className="flex min-w-0 grow basis-48 flex-col">
              <Link to={paths.user(expert.id)} className="font-medium wrap-anywhere hover:text-accent hover:underline">
                {expert.name}
              </Link>
              {expert.invite === 'approved' && <Work expert={expert} total={experts.answersTotal} />}
            </div>
            <Badge tone={tones[expert.invite]}>{t.invites[expert.invite]}</Badge>
            {expert.invite === 'declined' && !experts.scoringClosedAt && (
              <PostForm intent="inviteAgain" subject={expert.id} submit={t.again} name={t.againName(expert.name)} look="quiet" saved={null} />
            )}
            <ButtonLink
              to={ownExpertsPath(event.id, params, expert.id)}
              preventScrollReset
              look="plain"
              aria-label={t.withdraw.openName(expert.name)}
            >
              {t.withdraw.open}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {asked && <WithdrawQuestion key={asked.id} expert={asked} list={ownExpertsPath(event.id, params)} />}
    </>
  )
}

/** The progress, or the reason why the scores do not count. */
const Work = ({ expert: { answersScored, score, excluded }, total }: { expert: InvitedExpert; total: number }) => {
  const { own: t } = useWords().experts
  if (excluded) return <span className="text-sm text-ink-soft">{t.excluded[excluded]}</span>
  return (
    <span className="text-sm text-ink-soft">
      {t.scored(answersScored, total)}
      {score !== null && `, ${t.average(score)}`}
    </span>
  )
}

/** A withdrawn expert leaves the list, and the question with them. */
const WithdrawQuestion = ({ expert, list }: { expert: InvitedExpert; list: string }) => {
  const { withdraw: t } = useWords().experts.own
  const navigate = useNavigate()
  const post = useFormPost('withdraw', expert.id)
  const close = () => void navigate(list, { replace: true, preventScrollReset: true })
  return (
    <QuestionDialog title={t.title} list={list} onClose={close}>
      <p className="font-medium wrap-anywhere">{expert.name}</p>
      <p>{t.text}</p>
      <PostFormOf post={post} submit={t.confirm} look="danger" saved={null} />
    </QuestionDialog>
  )
}
