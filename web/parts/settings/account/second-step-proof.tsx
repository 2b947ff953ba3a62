import { PostFormOf } from '../../../forms/post-form.tsx'
import { type FormPost, useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

type Props = Looks & { intent: string; subject?: number }
type Looks = { title: string; name?: string; submit: string; saved: string | null; note?: string }

/** A change of the second step, which requires a code or the password. */
export const ProofForm = ({ intent, subject, ...looks }: Props) => <ProofFormOf {...looks} post={useFormPost(intent, subject)} />

/** The same form, for callers that need the answer. */
export const ProofFormOf = ({ post, title, name, note, ...looks }: Looks & { post: FormPost }) => {
  const { secondStep: t } = useWords().obligations
  return (
    <Unfolded title={title} {...(name && { name })} isOpen={Boolean(post.answer?.problem)}>
      <PostFormOf {...looks} post={post} look="danger" clearsAfterSuccess>
        {(fields) => (
          <>
            <p className="text-sm text-ink-soft">
              {note} {t.proofLead}
            </p>
            <TextField {...fields.text('code', t.codeOrPassword)} autoComplete="one-time-code" autoCapitalize="none" maxLength={60} />
            <OwnPasswordField {...fields.text('password', t.orPassword)} />
          </>
        )}
      </PostFormOf>
    </Unfolded>
  )
}
