import { supportFiles } from '../../../../contract/support/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import type { FieldFrameProps } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'

type Props = Pick<FieldFrameProps, 'id' | 'label' | 'errors'> & { name: string }

/** With scripts the files are uploaded before the message is sent. */
export const MessageFiles = ({ id, label, errors, name }: Props) => {
  const { messages: t } = useWords().support
  return (
    <FileUpload
      id={id}
      label={label}
      errors={errors}
      name={name}
      isOptional={t.optional}
      help={t.filesHelp(supportFiles)}
      idName="fileIds"
      purpose="support"
      accept="image/*,application/pdf,.docx,.xlsx,.pptx,.zip"
      maxFiles={supportFiles}
    />
  )
}
