import { useRouteLoaderData } from 'react-router'
import { useLocale, useWords } from '../kernel/words.tsx'
import { HomeContent } from '../parts/home/home-content.tsx'
import { loadHome } from '../parts/home/load-home.ts'
import { organizationSchema, websiteSchema } from '../parts/home/site-schema.ts'
import { Head } from '../parts/layout/head.tsx'
import { paths } from '../paths.ts'
import type { RootData } from '../root.tsx'
import type { Route } from './+types/home'

export const loader = loadHome

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useWords()
  const siteUrl = useRouteLoaderData<RootData>('root')?.siteUrl ?? ''
  const site = { locale: useLocale(), siteUrl, siteName: t.common.siteName }
  return (
    <>
      <Head title={t.home.title} description={t.home.description} path={paths.home()} schema={[organizationSchema(site), websiteSchema(site)]} />
      <HomeContent home={home} />
    </>
  )
}
