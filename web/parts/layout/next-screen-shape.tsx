import { Skeleton } from '../../ui/skeleton.tsx'

export const NextScreenShape = ({ shape }: { shape: Shape }) => skeletons[shape]

export type Shape = keyof typeof skeletons

const skeletons = {
  catalogue: (
    <div className="frame flex flex-col gap-6 py-10">
      <Skeleton shape="title" className="w-64" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <Skeleton shape="card" count={8} />
      </div>
    </div>
  ),
  page: (
    <div className="frame flex flex-col gap-6 py-10">
      <Skeleton shape="card" />
      <Skeleton shape="title" className="w-2/3" />
      <Skeleton shape="text" count={6} />
    </div>
  ),
  cabinet: (
    <div className="frame flex flex-col gap-4 py-10">
      <Skeleton shape="title" className="w-64" />
      <Skeleton shape="row" count={7} />
    </div>
  ),
  form: (
    <div className="frame-narrow flex flex-col gap-6 py-10">
      <Skeleton shape="title" className="w-64" />
      <Skeleton shape="row" count={4} />
    </div>
  ),
}
