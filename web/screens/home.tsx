import { Head } from '../kernel/page-head.tsx'
import { useRootData } from '../kernel/root-data.ts'
import { useLocale, useWords } from '../kernel/words.tsx'
import { HomeContent } from '../parts/home/home-content.tsx'
import { loadHome } from '../parts/home/load-home.ts'
import { organizationSchema, websiteSchema } from '../parts/home/site-schema.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/home'

export const loader = loadHome

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useWords()
  const siteUrl = useRootData()?.siteUrl ?? ''
  const site = { locale: useLocale(), siteUrl, siteName: t.common.siteName }
  return (
    <>
      <Head title={t.home.title} description={t.home.description} path={paths.home()} schema={[organizationSchema(site), websiteSchema(site)]} />
      <HomeContent home={home} />
    </>
  )
}
