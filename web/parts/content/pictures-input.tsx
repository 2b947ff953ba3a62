import type { FormFields } from '../../forms/form-fields.ts'
import { useWords } from '../../kernel/words.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { FileUpload } from '../../ui/file-upload.tsx'
import { pictureTypes } from '../people/own/pictures/picture-kinds.ts'
import { keptOf, removalOf, uploadOf } from './content-table.ts'

type Props = {
  field: Omit<ReturnType<FormFields['text']>, 'defaultValue'> & { isOptional?: string; help?: string }
  max: number
  /** The addresses of the saved pictures. */
  stored: string[]
  /** The uploads of a form that came back without scripts. */
  uploaded: string[]
}

/** The saved pictures, each with its removal, and new ones, which follow them. */
export const PicturesInput = ({ field, max, stored, uploaded }: Props) => {
  const { content } = useWords()
  return (
    <div className="flex flex-col gap-3">
      {stored.length > 0 && (
        <ul aria-label={field.label} className="grid gap-4 sm:grid-cols-3">
          {stored.map((address) => (
            <li key={address} className="flex flex-col gap-1">
              <input type="hidden" name={keptOf(field.name)} value={address} />
              <img src={address} alt="" loading="lazy" className="aspect-video w-full rounded-xl object-cover" />
              <Checkbox name={removalOf(field.name)} value={address} label={content.removePicture} />
            </li>
          ))}
        </ul>
      )}
      {stored.length < max && (
        <FileUpload {...field} idName={uploadOf(field.name)} kept={uploaded} purpose="cover" accept={pictureTypes} maxFiles={max - stored.length} />
      )}
    </div>
  )
}
