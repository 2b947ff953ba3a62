import { useRef } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { names } from '../answer-names.ts'
import type { QuestionProps } from './question-props.ts'

/** A file of the user. One that a draft or a refused form already has stays unless the user unticks it or chooses another. */
export const FileQuestion = ({ question, field: { name, ...field }, fields, help, isOptional, lists }: QuestionProps) => {
  const t = useWords().quizzes.file
  const frame = useRef<HTMLDivElement>(null)
  const uploadId = String(fields.text(name, field.label).defaultValue) || lists.rowNames[name]
  return (
    <div ref={frame} className="flex flex-col gap-3">
      <FileUpload
        {...field}
        help={[help, t.help].filter(Boolean).join('\n')}
        isOptional={isOptional}
        isQuestion
        name={names.file(question.id)}
        idName={name}
        purpose="quizAnswer"
        // the form does not notice the hidden field of the upload
        onUploaded={() => frame.current?.dispatchEvent(new Event('change', { bubbles: true }))}
        accept="image/*,application/pdf,.docx,.xlsx,.pptx,.zip"
      />
      {uploadId && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={name} value={uploadId} defaultChecked className="size-5 shrink-0 accent-accent" />
          {t.keep}
        </label>
      )}
    </div>
  )
}
