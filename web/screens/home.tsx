import { useWords } from '../kernel/words.tsx'
import { HomeContent } from '../parts/home/home-content.tsx'
import { loadHome } from '../parts/home/load-home.ts'
import { Head } from '../parts/layout/head.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/home'

export const loader = loadHome

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useWords()
  return (
    <>
      <Head title={t.home.title} description={t.home.description} path={paths.home()} />
      <HomeContent home={home} />
    </>
  )
}
