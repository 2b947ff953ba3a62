import { useState } from 'react'
import { useSubmit } from 'react-router'
import type { UploadPurpose } from '../../../../contract/uploads/uploads.ts'
import { paths } from '../../../paths.ts'
import { FileUpload } from '../../../ui/file-upload.tsx'

type Props = { intent: string; purpose: UploadPurpose; label: string }

/** Uploads the chosen file, then submits the change that uses it. */
export const FileButton = ({ intent, purpose, label }: Props) => {
  const submit = useSubmit()
  const [count, setCount] = useState(0)
  const change = async (uploadId: string) => {
    await submit({ intent, uploadId }, { method: 'post', action: paths.profile(), preventScrollReset: true, navigate: false })
    setCount((before) => before + 1)
  }
  return (
    <div className="script-only">
      <FileUpload key={count} label={label} name="file" idName="uploadId" purpose={purpose} onUploaded={change} />
    </div>
  )
}
