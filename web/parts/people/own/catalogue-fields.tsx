import type { FormFields } from '../../../forms/form-fields.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'

type Props = ReturnType<FormFields['text']>

/** A university from the catalogue, or one to add. The name is posted, because the server finds the university by it. */
export const UniversityField = (field: Props) => <NamedField {...field} load={findUniversities} />

/** An employer from the catalogue, or one to add. */
export const CompanyField = (field: Props) => <NamedField {...field} load={findCompanies} />

/** A usual position, or another one in the user's own words. */
export const PositionField = (field: Props) => <NamedField {...field} load={findPositions} />

const NamedField = ({ name, defaultValue, ...field }: Props & { load: LoadOptions }) => (
  <Combobox {...field} name={name} textName={name} options={[]} canAdd defaultText={String(defaultValue)} />
)

const findUniversities: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /catalogs/universities/search', { query: { q: q.slice(0, searchedLength) } })
  if (!attempt.ok) throw new Error('universities could not be loaded')
  return attempt.reply._items.map(optionOf)
}

const findPositions: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /positions/search', { query: { q: q.slice(0, searchedLength) } })
  if (!attempt.ok) throw new Error('positions could not be loaded')
  return attempt.reply._items.map(optionOf)
}

const findCompanies: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /companies/search', { query: { q: q.slice(0, searchedLength) } })
  if (!attempt.ok) throw new Error('companies could not be loaded')
  return attempt.reply._items.map(({ name, url }) => ({ ...optionOf({ name }), note: hostOf(url) }))
}

/** The limit of each call. */
const searchedLength = 100

const optionOf = ({ name }: { name: string }) => ({ id: name, label: name })

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url)
