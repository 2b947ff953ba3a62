import { type MetaDescriptor, useRouteLoaderData } from 'react-router'
import { pageMeta } from '../../kernel/head.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import type { RootData } from '../../root.tsx'

type Props = { title: string; description?: string; path: string; image?: string; isIndexed?: boolean; type?: 'website' | 'article'; schema?: object }

/** What browsers, search engines and messengers read of a page. React lifts the tags into the head. */
export const Head = ({ schema, ...page }: Props) => {
  const locale = useLocale()
  const t = useWords()
  const siteUrl = useRouteLoaderData<RootData>('root')?.siteUrl ?? ''
  return (
    <>
      {pageMeta({ ...page, locale, siteUrl, siteName: t.common.siteName }).map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      {schema && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, made safe for its element below
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(schema) }} />
      )}
    </>
  )
}

const Tag = ({ tag }: { tag: NonNullable<MetaDescriptor> }) => {
  if ('title' in tag) return <title>{String(tag.title)}</title>
  if ('tagName' in tag && tag.tagName === 'link') {
    const { tagName: _tagName, ...link } = tag
    return <link {...link} />
  }
  if ('property' in tag) return <meta property={String(tag.property)} content={String(tag.content)} />
  return 'name' in tag ? <meta name={String(tag.name)} content={String(tag.content)} /> : null
}

/** JSON that cannot end its own script element. */
const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
