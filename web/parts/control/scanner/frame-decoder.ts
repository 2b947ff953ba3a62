const maxWidth = 960

/** Reads QR codes from the frames of a video, one frame at a time. */
export const frameDecoder = () => {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const decode = (video: HTMLVideoElement): Promise<string | null> => {
    const scale = Math.min(1, maxWidth / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!pen || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null)
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    const frame = pen.getImageData(0, 0, canvas.width, canvas.height)
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data)
      worker.onerror = () => reject(new Error('the decoder of QR codes failed'))
      worker.postMessage(frame, [frame.data.buffer])
    })
  }
  return { decode, stop: () => worker.terminate() }
}
