import { useState } from 'react'
import type { UploadPurpose } from '../../../../contract/uploads/uploads.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'

type Props = { intent: string; purpose: UploadPurpose; label: string }

/** Uploads the chosen file, then posts the change that uses it. */
export const FileButton = ({ intent, purpose, label }: Props) => {
  const { forms } = useWords()
  const { fetcher, answer, action, isBusy } = useFormPost(intent)
  const [count, setCount] = useState(0)
  const change = async (uploadId: string) => {
    await fetcher.submit({ intent, uploadId }, { method: 'post', action, preventScrollReset: true })
    setCount((before) => before + 1)
  }
  return (
    <div className="script-only flex flex-col gap-1">
      <FileUpload key={count} label={label} name="file" idName="uploadId" purpose={purpose} onUploaded={change} />
      {!isBusy && answer && <FormMessage problem={answer.problem} saved={forms.saved} />}
    </div>
  )
}
