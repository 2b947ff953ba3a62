import { data } from 'react-router'
import { siteContext } from '../kernel/context.ts'
import { Head } from '../kernel/page-head.tsx'
import { KitPage } from '../parts/kit/kit-page.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/kit'

/** Exists in development and where the setting KIT is on. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  if (!context.get(siteContext).hasKit) throw data(null, { status: 404 })
  return { density: new URL(request.url).searchParams.get('density') === 'compact' ? 'compact' : 'comfortable' } as const
}

export default function Kit({ loaderData: { density } }: Route.ComponentProps) {
  return (
    <>
      <Head title="Kit" path={paths.kit()} isIndexed={false} />
      <KitPage density={density} />
    </>
  )
}
