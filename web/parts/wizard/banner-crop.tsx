import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Errors } from '../../ui/field.tsx'
import { cutImage } from '../../ui/files/cut-image.ts'

type Props = { file: File; onCut: (file: File) => void; onClose: () => void }

const aspect = 2
const widest = 1600
const quality = 0.85

/** Selects the visible part of a chosen picture: by pointer, touch, wheel, arrow keys and slider. */
export const BannerCrop = ({ file, onCut, onClose }: Props) => {
  const t = useWords().wizard.banner
  const hint = useId()
  const { url, image, isUnreadable } = usePicture(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const save = async () => {
    const cut =
      image && area && (await cutImage(image, area, { width: Math.min(widest, area.width), aspect, quality, name: file.name.replace(/\.\w+$/, '') }))
    if (cut) onCut(cut)
  }
  return (
    <Dialog title={t.crop} onClose={onClose} size="wide">
      <Errors errors={isUnreadable ? [t.unreadable] : undefined} />
      {url && image && (
        <>
          <div className="relative aspect-2/1 overflow-hidden rounded-xl bg-sunken">
            <Cropper
              image={url}
              aspect={aspect}
              crop={crop}
              zoom={zoom}
              objectFit="horizontal-cover"
              maxZoom={4}
              keyboardStep={8}
              showGrid={false}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
              cropperProps={{ role: 'application', 'aria-label': t.crop, 'aria-describedby': hint }}
              classes={{ cropAreaClassName: 'focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-accent' }}
              disableAutomaticStylesInjection
            />
          </div>
          <input
            type="range"
            aria-label={t.zoom}
            min={1}
            max={4}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="min-h-11 w-full accent-accent"
          />
          <p id={hint} className="text-sm text-ink-soft">
            {t.hint}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={!area} onClick={() => void save()}>
          {t.save}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

const usePicture = (file: File) => {
  const [state, setState] = useState<{ url: string; image: HTMLImageElement | null; isUnreadable: boolean } | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    const image = new Image()
    image.src = url
    void image.decode().then(
      () => setState({ url, image, isUnreadable: false }),
      () => setState({ url, image: null, isUnreadable: true }),
    )
    return () => URL.revokeObjectURL(url)
  }, [file])
  return state ?? { url: null, image: null, isUnreadable: false }
}
