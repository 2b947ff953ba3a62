import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import type { SettingsResult } from '../settings-change.ts'
import { OwnPasswordField } from './own-password-field.tsx'

export const PasswordSection = () => {
  const { changePassword: t } = useWords().settings
  const post = useFormPost<SettingsResult>('changePassword')
  return (
    <SectionCard
      anchor="password"
      title={t.title}
      unfolded={
        <Unfolded isBeside title={t.open} isOpen={post.answer !== null}>
          <PostFormOf post={post} submit={t.submit} saved={t.done} clearsAfterSuccess>
            {(fields) => (
              <>
                <OwnPasswordField {...fields.text('oldPassword', t.old)} help={t.oldHelp} />
                <PasswordField {...fields.text('password', t.new)} isNew fault={post.answer?.password} />
              </>
            )}
          </PostFormOf>
        </Unfolded>
      }
    />
  )
}
