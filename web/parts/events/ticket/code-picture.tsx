import { useEffect, useRef, useState } from 'react'
import { doorCodeMinutes } from '../../../../contract/accounts/door-code.ts'
import { useApiBase } from '../../../kernel/api-base.ts'
import { report } from '../../../kernel/report.ts'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'

/**
 * The personal code as a picture. With scripts it is a code for some minutes, which a door without a network can check and a photo of which
 * is of no use later. A picture that fails to load is reported and hidden; the code below it stays readable (V368).
 */
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
  const [isLive, setLive] = useState(false)
  const turn = useTurn()
  if (hasFailed) return null
  const look = `aspect-square text-transparent [image-rendering:pixelated] ${className}`
  return (
    <>
      {/* the printed ticket is valid as long as the event */}
      <img
        ref={image}
        src={callPaths(apiBase).ownQrCode(isLive ? { turn } : {})}
        alt={picture}
        onError={() => setFailed(true)}
        className={`${look} ${isLive ? 'hidden print:block' : ''}`}
      />
      {turn > 0 && (
        <img
          src={callPaths(apiBase).ownQrCode({ live: 1, turn })}
          alt={picture}
          onLoad={() => setLive(true)}
          onError={() => setLive(false)}
          className={`${look} ${isLive ? 'print:hidden' : 'hidden'}`}
        />
      )}
    </>
  )
}

const renewalMs = (doorCodeMinutes * 60_000) / 2

/** A number for each code for some minutes; 0 without scripts. A page that was out of sight gets a new one. */
const useTurn = (): number => {
  const [turn, setTurn] = useState(0)
  const renew = () => setTurn(Date.now())
  useEffect(renew, [])
  usePolling(renew, renewalMs)
  return turn
}
