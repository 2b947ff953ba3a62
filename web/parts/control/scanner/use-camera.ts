import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { report } from '../../../kernel/report.ts'
import { frameDecoder } from './frame-decoder.ts'
import { repeatGuard } from './repeat-guard.ts'

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing' | 'failed'

const pauseMs = 80

/** The camera of the device, on request or at once where it was allowed before; `onCode` gets each code once. */
export const useCamera = (onCode: (code: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const stopping = useRef<(() => void) | null>(null)
  const isGone = useRef(false)
  const [state, setState] = useState<CameraState>('off')
  const found = useEffectEvent(onCode)

  const stop = () => {
    stopping.current?.()
    stopping.current = null
    setState('off')
  }
  const start = async () => {
    if (!video.current || stopping.current || state === 'starting') return
    setState('starting')
    try {
      const stopWatching = await watch(
        video.current,
        (code) => found(code),
        () => setState('failed'),
      )
      // the page was left while the browser asked for permission
      if (isGone.current) return stopWatching()
      stopping.current = stopWatching
      setState('on')
    } catch (error) {
      setState(stateOf(error))
    }
  }
  const startAllowed = useEffectEvent(start)
  useEffect(() => {
    isGone.current = false
    void isAllowed().then((allowed) => (allowed ? startAllowed() : undefined))
    return () => {
      isGone.current = true
      stopping.current?.()
      stopping.current = null
    }
  }, [])
  return { video, state, start, stop }
}

/** Shows the camera in the video and reads its frames until the returned function stops both. */
const watch = async (video: HTMLVideoElement, onCode: (code: string) => void, onFailure: () => void) => {
  // a page outside of https has no devices
  if (!navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  video.srcObject = stream
  await video.play()
  const [decoder, isNew] = [frameDecoder(), repeatGuard()]
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    decoder.stop()
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  const read = async () => {
    try {
      const code = document.hidden ? null : await decoder.decode(video)
      if (isStopped) return
      if (code && isNew(code, performance.now())) onCode(code)
      timer = setTimeout(read, pauseMs)
    } catch (error) {
      report(error)
      stop()
      onFailure()
    }
  }
  void read()
  return stop
}

const stateOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

const isAllowed = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted'
  } catch {
    return false
  }
}
