import { useEffect, useRef, useState } from 'react'
import { useApiBase } from '../../../kernel/api-base.ts'
import { report } from '../../../kernel/report.ts'
import { useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'

/** A picture that fails to load is reported and hidden; the code below it stays readable (V368). */
export const CodePicture = ({ className }: { className: string }) => {
  const { picture } = useWords().qr
  const apiBase = useApiBase()
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // it may have failed before scripts loaded
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  useEffect(() => {
    if (hasFailed) report(new Error('the picture of the personal code failed to load'))
  }, [hasFailed])
  if (hasFailed) return null
  return (
    <img
      ref={image}
      src={callPaths(apiBase).ownQrCode()}
      alt={picture}
      onError={() => setFailed(true)}
      className={`aspect-square text-transparent [image-rendering:pixelated] ${className}`}
    />
  )
}
