import { Skeleton } from '../../../ui/skeleton.tsx'

export const SkeletonExample = () => (
  <div className="grid gap-5 sm:grid-cols-3">
    <Skeleton shape="card" />
    <div className="flex flex-col gap-3">
      <Skeleton shape="row" count={3} />
    </div>
    <div className="flex flex-col gap-3">
      <Skeleton shape="title" />
      <Skeleton shape="text" count={4} />
    </div>
  </div>
)
