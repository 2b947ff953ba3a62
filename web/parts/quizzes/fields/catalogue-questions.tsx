import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { names } from '../answer-names.ts'
import type { QuestionProps } from './question-props.ts'

/** A region from the catalogue. Without scripts its name is typed, and the server finds it. */
export const RegionQuestion = (props: QuestionProps) => <RowQuestion {...props} offered={props.lists.regions} load={findRegions} />

export const UniversityQuestion = (props: QuestionProps) => <RowQuestion {...props} offered={[]} load={findUniversities} />

type Props = QuestionProps & { offered: readonly string[]; load: LoadOptions }

const RowQuestion = ({ question, field, fields, help, isOptional, lists, offered, load }: Props) => {
  const t = useWords().quizzes
  const rowName = names.rowName(question.id)
  const chosenId = String(fields.text(field.name, field.label).defaultValue)
  const chosenName = lists.rowNames[field.name]
  return (
    <Combobox
      {...field}
      help={help}
      isOptional={isOptional}
      isQuestion
      textName={rowName}
      options={offered.map((label) => ({ id: label, label }))}
      load={load}
      chosen={chosenName && chosenId ? [{ id: chosenId, label: chosenName }] : []}
      defaultText={String(fields.text(rowName, field.label).defaultValue)}
      placeholder={t.search}
    />
  )
}

const searchedLength = 100

const findRegions: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /regions/search', { query: { q: q.slice(0, searchedLength) } })
  if (!attempt.ok) throw new Error('regions could not be loaded')
  return attempt.reply._items.map(optionOf)
}

const findUniversities: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /catalogs/universities/search', { query: { q: q.slice(0, searchedLength) } })
  if (!attempt.ok) throw new Error('universities could not be loaded')
  return attempt.reply._items.map(optionOf)
}

const optionOf = ({ id, name }: { id: number; name: string }) => ({ id, label: name })
