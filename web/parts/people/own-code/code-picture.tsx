import { useEffect, useRef, useState } from 'react'
import { useApiBase } from '../../../kernel/api-base.ts'
import { report } from '../../../kernel/report.ts'
import { useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'

/** Where it does not come, that is reported and the signs below it stay (V368). */
export const CodePicture = () => {
  const { picture } = useWords().qr
  const apiBase = useApiBase()
  const image = useRef<HTMLImageElement>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    // it may have failed before the scripts came
    if (image.current?.complete && image.current.naturalWidth === 0) setLost(true)
  }, [])
  useEffect(() => {
    if (isLost) report(new Error('the picture of the own code did not come'))
  }, [isLost])
  if (isLost) return null
  return (
    <img
      ref={image}
      src={callPaths(apiBase).ownQrCode()}
      alt={picture}
      onError={() => setLost(true)}
      className="aspect-square w-full max-w-[min(100%,52dvh)] text-transparent [image-rendering:pixelated]"
    />
  )
}
