import { CopyButton } from '../../../ui/copy-button.tsx'
import { Progress } from '../../../ui/progress.tsx'

export const ProgressExample = () => (
  <div className="flex max-w-160 flex-col gap-6">
    <Progress label="Export of requests" done={340} total={1200} note="You may leave this page." />
    <Progress label="Upload" done={0} total={12} />
    <div className="flex flex-wrap gap-3">
      <CopyButton text="https://example.org/events/1" label="Copy the address" />
      <CopyButton text="42" />
    </div>
  </div>
)
