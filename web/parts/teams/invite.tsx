import type { Team } from '../../../contract/teams/team.ts'
import { PostForm } from '../../forms/post-form.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Confirmed } from '../../ui/confirmed.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** The invite code and its link, for the leader and admins, with the renewal of both. */
export const Invite = ({ team: { inviteCode, inviteUrl } }: { team: Team }) => {
  const { invite: t } = useWords().teams
  if (!inviteCode || !inviteUrl) return null
  return (
    <>
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="text-ink-soft">{t.text}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{t.code}</dt>
        <dd className="font-mono font-semibold tracking-wide select-all">{inviteCode}</dd>
        <dt className="text-ink-soft">{t.link}</dt>
        <dd className="wrap-anywhere select-all">{inviteUrl}</dd>
      </dl>
      <div>
        <CopyButton text={inviteUrl} label={t.copyLink} />
      </div>
      <Confirmed ask={t.renew} text={t.renewText}>
        <PostForm intent="renewInvite" submit={t.confirmRenew} look="danger" saved={t.renewed} />
      </Confirmed>
    </>
  )
}
