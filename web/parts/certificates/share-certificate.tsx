import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

type Props = { title: string; url: string }

/** The share sheet of the device, where there is one, and the link to copy. */
export const ShareCertificate = ({ title, url }: Props) => {
  const { own: t } = useWords().certificates
  const canShare = useCanShare()
  // closing the sheet without a choice rejects, but is not a failure
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <>
      {canShare && (
        <Button look="quiet" onClick={share}>
          <Share2 className="size-5" aria-hidden="true" />
          {t.share}
        </Button>
      )}
      <CopyButton text={url} label={t.copy} />
    </>
  )
}

/** False on the server, so that the first rendering is the same. */
const useCanShare = () => {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  return canShare
}
