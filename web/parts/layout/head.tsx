import { useRouteLoaderData } from 'react-router'
import { type HeadTag, pageMeta } from '../../kernel/head.ts'
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

const Tag = ({ tag }: { tag: HeadTag }) => {
  if ('title' in tag) return <title>{tag.title}</title>
  if ('tagName' in tag) {
    const { tagName: _tagName, ...link } = tag
    return <link {...link} />
  }
  return <meta {...tag} />
}

/** JSON that cannot end its own script element. */
const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
