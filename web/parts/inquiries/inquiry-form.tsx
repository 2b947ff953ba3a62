import { useEffect, useRef } from 'react'
import { type InquiryType, inquiryFiles, inquiryTextLength } from '../../../contract/inquiries/limits.ts'
import { PostFormOf } from '../../forms/post-form.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { FileUpload } from '../../ui/file-upload.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/toast.ts'

/** The form of one kind of inquiry. With scripts the files are uploaded before the form is posted. */
export const InquiryForm = ({ type }: { type: InquiryType }) => {
  const t = useWords().inquiries
  const post = useFormPost('sendInquiry', type)
  const toast = useToast()
  const first = useRef(post.answer)
  const { answer } = post
  // the sent inquiry takes the place of the form
  useEffect(() => {
    if (answer && answer !== first.current && !answer.problem) toast({ text: t.sent })
  }, [answer, toast, t])
  return (
    <PostFormOf post={post} submit={t.send} saved={t.sent} clearsAfterSuccess hasFile>
      {(fields) => {
        const files = fields.upload('files', 'fileIds', t.files, { error: answer?.problem?.errors.files ? 'files' : 'fileIds' })
        return (
          <>
            <p className="text-ink-soft">{t.forms[type].lead}</p>
            <TextArea
              {...fields.text('text', t.forms[type].text)}
              isOptional={t.optional}
              help={t.forms[type].textHelp}
              rows={4}
              maxLength={inquiryTextLength}
            />
            <FileUpload
              {...files}
              isOptional={t.optional}
              help={t.filesHelp(inquiryFiles)}
              purpose="inquiry"
              accept="image/*,application/pdf,.docx,.xlsx,.pptx,.zip"
              maxFiles={inquiryFiles}
            />
          </>
        )
      }}
    </PostFormOf>
  )
}
