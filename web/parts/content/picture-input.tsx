import type { FormFields } from '../../forms/form-fields.ts'
import { useWords } from '../../kernel/words.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { FileUpload } from '../../ui/file-upload.tsx'
import { pictureTypes } from '../people/own/pictures/picture-kinds.ts'
import { removalOf, uploadOf } from './content-table.ts'

type Props = {
  field: Omit<ReturnType<FormFields['text']>, 'defaultValue'> & { isOptional?: string; help?: string }
  /** The address of the saved picture; empty if there is none. */
  stored: string
  /** The upload of a form that came back without scripts, because a file field cannot come back. */
  uploaded: string | undefined
}

/** The saved picture, its removal, and a new one. With scripts the file is uploaded at once, without them with the form. */
export const PictureInput = ({ field, stored, uploaded }: Props) => {
  const { content } = useWords()
  return (
    <div className="flex flex-col gap-3">
      {stored && <img src={stored} alt={field.label} className="aspect-video w-60 max-w-full rounded-2xl object-cover" />}
      {stored && <Checkbox name={removalOf(field.name)} label={content.removePicture} />}
      <FileUpload {...field} idName={uploadOf(field.name)} kept={uploaded ? [uploaded] : []} purpose="cover" accept={pictureTypes} />
    </div>
  )
}
