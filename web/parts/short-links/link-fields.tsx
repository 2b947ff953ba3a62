import { shortNameLengths } from '../../../contract/short-links/limits.ts'
import type { ShortUrl } from '../../../contract/short-links/short-links.ts'
import type { FormFields } from '../../forms/form-fields.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useWords } from '../../kernel/words.tsx'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'

type Props = { fields: FormFields; link: ShortUrl | null; zone: string }

export const LinkFields = ({ fields, link, zone }: Props) => {
  const { form: t } = useWords().shortLinks
  const host = new URL(useRootData()?.siteUrl ?? 'https://localhost').host
  const lastDay = link?.expiresAt ? toZonedInstant(link.expiresAt, zone).slice(0, 10) : ''
  const expiry = fields.text('expiresAt', t.expires, { saved: lastDay, faultText: t.wrongDay })
  return (
    <>
      <TextField {...fields.text('url', t.url, { saved: link?.url })} help={t.urlHelp} type="url" maxLength={2048} required autoFocus={!link} />
      <TextField
        {...fields.text('name', t.name, { saved: link?.name })}
        help={t.nameHelp(host)}
        minLength={shortNameLengths.min}
        maxLength={shortNameLengths.max}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <DateField {...expiry} defaultValue={String(expiry.defaultValue)} help={t.expiresHelp} isOptional={t.optional} needsYear />
      <NumberField {...fields.text('visitorLimit', t.limit, { saved: link?.visitorLimit })} help={t.limitHelp} isOptional={t.optional} />
    </>
  )
}
