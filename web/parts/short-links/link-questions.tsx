import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { ShortUrl } from '../../../contract/short-links/short-links.ts'
import { PostFormOf } from '../../forms/post-form.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { useToast } from '../../ui/toast.ts'
import { useReturnToList } from '../../ui/use-return-to-list.ts'
import { QuestionDialog } from '../cabinet/question-dialog.tsx'
import { LinkFields } from './link-fields.tsx'
import { LinkStatistics } from './link-statistics.tsx'
import { linksPath, questionIn } from './links-address.ts'
import type { LinksPageData } from './load-links.ts'

/** The question of the address over the list: a new link, a change, a deletion, or the visitors of a link. */
export const LinkQuestions = ({ asked, zone }: Pick<LinksPageData, 'asked' | 'zone'>) => {
  const [params] = useSearchParams()
  const close = useReturnToList(linksPath(params))
  const question = questionIn(params)
  if (question?.ask === 'create') return <Edit ask="create" link={null} zone={zone} onClose={close} />
  if (!question || !asked) return null
  if (question.ask === 'statistics') return <LinkStatistics asked={asked} onClose={close} />
  if (question.ask === 'remove') return <Remove key={asked.link.id} link={asked.link} onClose={close} />
  return <Edit key={asked.link.id} ask="edit" link={asked.link} zone={zone} onClose={close} />
}

const useClosedWhenDone = (answer: { problem: unknown } | undefined, text: string, onClose: () => void) => {
  const toast = useToast()
  useEffect(() => {
    if (!answer || answer.problem) return
    toast({ text })
    onClose()
  }, [answer, text, toast, onClose])
}

type EditProps = { ask: 'create' | 'edit'; link: ShortUrl | null; zone: string; onClose: () => void }

const Edit = ({ ask, link, zone, onClose }: EditProps) => {
  const t = useWords().shortLinks.form[ask]
  const [params] = useSearchParams()
  const post = useFormPost(ask, link?.id)
  useClosedWhenDone(post.fetcher.data, t.done, onClose)
  return (
    <QuestionDialog title={t.title} list={linksPath(params)} onClose={onClose}>
      <PostFormOf post={post} submit={t.confirm} saved={null}>
        {(fields) => <LinkFields fields={fields} link={link} zone={zone} />}
      </PostFormOf>
    </QuestionDialog>
  )
}

const Remove = ({ link, onClose }: { link: ShortUrl; onClose: () => void }) => {
  const { remove: t } = useWords().shortLinks
  const [params] = useSearchParams()
  const post = useFormPost('remove', link.id)
  useClosedWhenDone(post.fetcher.data, t.done, onClose)
  return (
    <QuestionDialog title={t.title} keep={t.keep} list={linksPath(params)} onClose={onClose}>
      <p className="font-medium wrap-anywhere">{link.shortUrl}</p>
      <p>{t.text}</p>
      <PostFormOf post={post} submit={t.confirm} look="danger" saved={null} />
    </QuestionDialog>
  )
}
