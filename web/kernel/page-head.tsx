import { type HeadTag, pageMeta } from './head.ts'
import { useRootData } from './root-data.ts'
import { scriptJson } from './script-json.ts'
import { useLocale, useWords } from './words.tsx'

type Props = Omit<Parameters<typeof pageMeta>[0], 'siteName' | 'locale' | 'siteUrl'> & { schema?: object }

/** The head tags of a page for browsers, search engines and messengers. React lifts them into the head. */
export const Head = ({ schema, ...page }: Props) => {
  const locale = useLocale()
  const t = useWords()
  const siteUrl = useRootData()?.siteUrl ?? ''
  return (
    <>
      {pageMeta({ ...page, locale, siteUrl, siteName: t.common.siteName }).map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      {schema && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `scriptJson` escapes the data for its element
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(schema) }} />
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
