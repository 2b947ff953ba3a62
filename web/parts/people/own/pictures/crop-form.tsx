import { ZoomIn, ZoomOut } from 'lucide-react'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useWords } from '../../../../kernel/words.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Errors } from '../../../../ui/field.tsx'
import { type PictureKind, pictureKinds } from './picture-kinds.ts'

type Props = {
  image: HTMLImageElement
  url: string
  kind: PictureKind
  isSaving: boolean
  refusal: string | null
  onSave: (area: Area) => void
  onCancel: () => void
}

/** Moves and zooms a picture under its frame: by pointer, touch, wheel, arrow keys and slider. */
export const CropForm = ({ image, url, kind, isSaving, refusal, onSave, onCancel }: Props) => {
  const t = useWords().profile.pictures
  const hint = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const { frame, isRound } = pictureKinds[kind]
  const maxZoom = largestZoom(image, kind)
  return (
    <>
      <div className={`relative overflow-hidden rounded-xl bg-sunken ${isRound ? 'mx-auto aspect-square w-full max-w-[46dvh]' : 'aspect-2/1'}`}>
        <Cropper
          image={url}
          aspect={frame.aspect}
          cropShape={isRound ? 'round' : 'rect'}
          crop={crop}
          zoom={zoom}
          objectFit={isRound ? 'cover' : 'horizontal-cover'}
          maxZoom={maxZoom}
          keyboardStep={8}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          cropperProps={{ role: 'application', 'aria-label': t.frame[kind], 'aria-describedby': hint }}
          classes={{ cropAreaClassName: 'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-accent' }}
          disableAutomaticStylesInjection
        />
      </div>
      <Zoom zoom={zoom} maxZoom={maxZoom} onZoom={setZoom} />
      <p id={hint} className="text-sm text-ink-soft">
        {t.hint}
      </p>
      <Errors errors={refusal ? [refusal] : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isSaving} disabled={!area} onClick={() => area && onSave(area)}>
          {t.save}
        </Button>
        <Button look="plain" disabled={isSaving} onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </>
  )
}

const zoomLimit = 4

/** Limits the zoom so that the cropped cover is not narrower than its minimum width. */
const largestZoom = ({ naturalWidth, naturalHeight }: HTMLImageElement, kind: PictureKind): number => {
  const { frame, minWidth } = pictureKinds[kind]
  const widest = Math.min(naturalWidth, naturalHeight * frame.aspect)
  return Math.max(1, Math.min(zoomLimit, widest / minWidth))
}

const Zoom = ({ zoom, maxZoom, onZoom }: { zoom: number; maxZoom: number; onZoom: (zoom: number) => void }) => {
  const { zoom: label } = useWords().profile.pictures
  return (
    <label className="flex items-center gap-3 text-ink-soft">
      <ZoomOut className="size-5 shrink-0" aria-hidden="true" />
      <span className="sr-only">{label}</span>
      <input
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        disabled={maxZoom === 1}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="min-h-11 w-full accent-accent"
      />
      <ZoomIn className="size-5 shrink-0" aria-hidden="true" />
    </label>
  )
}
