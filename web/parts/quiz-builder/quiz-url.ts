import { pageUrl } from '../../kernel/head.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useLocale } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'

/** The whole address of a survey for its respondents, in the language of the page. */
export const useQuizUrl = ({ id, slug }: { id: number; slug: string | null }): string => {
  const siteUrl = useRootData()?.siteUrl ?? ''
  return pageUrl({ path: paths.quiz(slug ?? id), siteUrl }, useLocale())
}
