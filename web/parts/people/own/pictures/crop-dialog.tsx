import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { useRevalidator } from 'react-router'
import { useWords } from '../../../../kernel/words.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Errors } from '../../../../ui/field.tsx'
import { cutImage } from '../../../../ui/files/cut-image.ts'
import { CropForm } from './crop-form.tsx'
import { FileChoice } from './file-choice.tsx'
import { type PictureKind, pictureKinds, pictureTypes } from './picture-kinds.ts'
import { sendPicture } from './send-picture.ts'
import { type PictureFault, type ValidatedPicture, validatePicture } from './validate-picture.ts'

const quality = 0.9

type Props = {
  userId: number
  kind: PictureKind
  file: File
  onChoose: (file: File) => void
  onSaved: () => void
  onClose: () => void
}

/** Selects the visible area of a chosen picture; nothing changes until the user saves. */
export const CropDialog = ({ userId, kind, file, onChoose, onSaved, onClose }: Props) => {
  const t = useWords().profile.pictures
  const { url, validated } = useValidatedPicture(file, kind)
  const { isSaving, refusal, save } = useSaving({ userId, kind, onSaved })
  const close = () => !isSaving && onClose()
  const image = validated && 'image' in validated ? validated.image : null
  return (
    <Dialog title={t.choosing[kind]} onClose={close} size={pictureKinds[kind].isRound ? 'normal' : 'wide'}>
      {validated && 'fault' in validated && <Errors errors={[wordsOf(t, validated.fault, kind)]} />}
      {image && url ? (
        <CropForm
          key={url}
          image={image}
          url={url}
          kind={kind}
          isSaving={isSaving}
          refusal={refusal}
          onSave={(area) => save(image, area)}
          onCancel={close}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {validated && <FileChoice label={t.another} accept={pictureTypes} onChoice={onChoose} />}
          <Button look="plain" onClick={close}>
            {t.cancel}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type Words = ReturnType<typeof useWords>['profile']['pictures']

const megabyte = 1024 * 1024

const wordsOf = ({ faults }: Words, fault: PictureFault, kind: PictureKind): string => {
  const { maxBytes, minWidth } = pictureKinds[kind]
  if (fault === 'tooLarge') return faults.tooLarge(maxBytes / megabyte)
  return fault === 'tooNarrow' ? faults.tooNarrow(minWidth) : faults[fault]
}

/** An object URL of the chosen file, and the result of its validation; revoked on unmount. */
const useValidatedPicture = (file: File, kind: PictureKind) => {
  const [state, setState] = useState<{ url: string | null; validated: ValidatedPicture | null }>({ url: null, validated: null })
  useEffect(() => {
    let isLeft = false
    const url = URL.createObjectURL(file)
    setState({ url, validated: null })
    void validatePicture(file, url, kind).then((validated) => isLeft || setState({ url, validated }))
    return () => {
      isLeft = true
      URL.revokeObjectURL(url)
    }
  }, [file, kind])
  return state
}

const useSaving = ({ userId, kind, onSaved }: Pick<Props, 'userId' | 'kind' | 'onSaved'>) => {
  const { failed } = useWords().forms
  const { revalidate } = useRevalidator()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (image: HTMLImageElement, area: Area) => {
    setSaving(true)
    setRefusal(null)
    const { frame, minWidth } = pictureKinds[kind]
    const width = Math.min(frame.widest, Math.max(minWidth, area.width))
    const file = await cutImage(image, area, { width, aspect: frame.aspect, quality, name: kind })
    const attempt = file && (await sendPicture(userId, kind, file))
    if (attempt?.ok) await revalidate()
    setSaving(false)
    if (attempt?.ok) onSaved()
    else setRefusal(attempt?.problem.message || failed)
  }
  return { isSaving, refusal, save }
}
