import { Camera as CameraIcon, CameraOff } from 'lucide-react'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useWakeLock } from '../../people/own-code/use-wake-lock.ts'
import { useCamera } from './use-camera.ts'

/** The picture of the camera with its switch; without a camera it says how to go on. */
export const Camera = ({ onCode }: { onCode: (code: string) => void }) => {
  const { camera: t } = useWords().control.scanner
  const { video, state, start, stop } = useCamera(onCode)
  useWakeLock()
  const isShown = state === 'on' || state === 'starting'
  return (
    <section aria-label={t.label} className="relative overflow-hidden rounded-3xl bg-black text-white">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t.label}
        className={`aspect-4/3 max-h-[44dvh] w-full object-cover ${isShown ? '' : 'hidden'}`}
      />
      <div
        className={
          isShown
            ? 'absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-2 bg-black/60 p-3'
            : 'flex min-h-44 flex-col items-center justify-center gap-4 p-6 text-center'
        }
      >
        <p role="status">{state === 'on' || state === 'off' ? t.hint : state === 'starting' ? t.starting : t[state]}</p>
        {isShown ? (
          <Button look="quiet" onClick={stop}>
            <CameraOff className="size-5" aria-hidden="true" />
            {t.stop}
          </Button>
        ) : (
          <Button look="quiet" size="large" onClick={() => void start()}>
            <CameraIcon className="size-6" aria-hidden="true" />
            {t.start}
          </Button>
        )}
      </div>
    </section>
  )
}
