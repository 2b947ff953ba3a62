import { Upload as UploadIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useWords } from '../kernel/words.tsx'
import { FieldFrame, type FieldFrameProps, useFieldIds } from './field.tsx'

/** A file that the form posts itself, with our words on its button; the browser shows the name of the chosen file beside it. */
export const FileField = ({ id: given, label, help, errors, isOptional, ...rest }: Omit<ComponentProps<'input'>, 'type'> & FieldFrameProps) => {
  const t = useWords().uiFields.file
  const { id, control } = useFieldIds({ id: given, label, help, errors })
  return (
    <FieldFrame id={id} label={label} help={help} errors={errors} isOptional={isOptional}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-dashed border-line-strong p-3">
        <input {...rest} {...control} type="file" className="peer file-input order-2" />
        <label
          htmlFor={id}
          className="inline-flex min-h-(--control) cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
        >
          <UploadIcon className="size-5" aria-hidden="true" />
          {t.choose}
        </label>
      </div>
    </FieldFrame>
  )
}
