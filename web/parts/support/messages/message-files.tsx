import { supportFiles } from '../../../../contract/support/limits.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'

/** With scripts the files are uploaded before the message is sent. */
export const MessageFiles = (field: ReturnType<FormFields['upload']>) => {
  const { messages: t } = useWords().support
  return (
    <FileUpload
      {...field}
      isOptional={t.optional}
      help={t.filesHelp(supportFiles)}
      purpose="support"
      accept="image/*,application/pdf,.docx,.xlsx,.pptx,.zip"
      maxFiles={supportFiles}
    />
  )
}
