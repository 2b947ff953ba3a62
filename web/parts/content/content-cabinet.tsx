import { ArrowLeft, Plus } from 'lucide-react'
import { PageForms } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { StaffNavigation } from '../staff/staff-navigation.tsx'
import type { ContentAnswer } from './answer-content.ts'
import { ContentForm } from './content-form.tsx'
import { ContentList } from './content-list.tsx'
import type { ContentPage } from './load-content.ts'

type Props = { page: ContentPage; answer: ContentAnswer | null }

/** The screens of staff, and beside them the rows of one table or the form of one row. */
export const ContentCabinet = ({ page, answer }: Props) => {
  const { content } = useWords()
  const { table, words } = page
  const navigation = <StaffNavigation screens={page.screens} current={{ table }} />
  if (page.view === 'list') {
    const add = (
      <ButtonLink to={paths.adminContent({ ...page.list, id: 'new' })}>
        <Plus className="size-5" aria-hidden="true" />
        {content.add}
      </ButtonLink>
    )
    return (
      <CabinetLayout title={content.title} navigation={navigation} action={add}>
        <ContentList key={table} page={page} />
      </CabinetLayout>
    )
  }
  const { row } = page
  const back = (
    <ButtonLink to={paths.adminContent(page.list)} look="quiet">
      <ArrowLeft className="size-5" aria-hidden="true" />
      {words.title}
    </ButtonLink>
  )
  return (
    <CabinetLayout isNarrow title={content.title} navigation={navigation} action={back}>
      <PageForms value={{ action: paths.adminContent({ ...page.list, id: row?.id ?? 'new' }), answer }}>
        <ContentForm key={[table, row?.id, row?.version].join()} page={page} />
      </PageForms>
    </CabinetLayout>
  )
}
