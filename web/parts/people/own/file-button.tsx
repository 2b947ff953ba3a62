import { useState } from 'react'
import { useSubmit } from 'react-router'
import type { UploadPurpose } from '../../../../contract/uploads/uploads.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Errors } from '../../../ui/field.tsx'
import { uploadFile } from '../../obligations/upload-file.ts'
import { FileChoice } from './pictures/file-choice.tsx'

type Props = { intent: string; purpose: UploadPurpose; label: string }
type State = { isBusy: boolean; fault: string | null }

/** Uploads the chosen file, then submits the change that uses it. */
export const FileButton = ({ intent, purpose, label }: Props) => {
  const { profile, forms } = useWords()
  const { own } = profile
  const submit = useSubmit()
  const [{ isBusy, fault }, setState] = useState<State>({ isBusy: false, fault: null })
  const onChoice = async (file: File) => {
    setState({ isBusy: true, fault: null })
    const attempt = await uploadFile(file, purpose)
    setState({ isBusy: false, fault: attempt.ok ? null : attempt.problem.message || forms.failed })
    if (!attempt.ok) return
    const change = { intent, uploadId: attempt.reply.uploadId }
    await submit(change, { method: 'post', action: paths.profile(), preventScrollReset: true, navigate: false })
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <FileChoice label={isBusy ? own.sending : label} isBusy={isBusy} onChoice={onChoice} />
      <Errors errors={fault ? [fault] : undefined} />
    </div>
  )
}
