import type { EventDocument } from '../../../../contract/organizing/fields.ts'
import { draftCounts, draftLengths } from '../../../../contract/organizing/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Errors, TextField } from '../../../ui/field.tsx'
import { FilesField, pictureTypes } from '../files-field.tsx'
import { ListEditor } from '../list-editor.tsx'
import { rowsOf, textOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

type Partner = EventDocument['partners'][number]

const empty: Partner = { name: '', url: null, logo: null, organizationId: null }

const Partners = ({ opened, field, errorsOf, linked, remember }: SectionProps) => {
  const t = useWords().wizardSections.partners
  return (
    <>
      <ListEditor label={t.list} name="partners" rows={opened.partners} empty={empty} max={draftCounts.partners} add={t.add} rowName={t.row}>
        {(row, prefix, position) => (
          <>
            <TextField
              {...field(`partners.${position}.name`, t.name)}
              name={`${prefix}.name`}
              maxLength={draftLengths.partnerName}
              autoComplete="off"
              defaultValue={row.name}
            />
            <TextField
              {...field(`partners.${position}.url`, t.url)}
              name={`${prefix}.url`}
              type="url"
              inputMode="url"
              placeholder="https://"
              isOptional={t.optional}
              maxLength={draftLengths.url}
              defaultValue={row.url ?? ''}
            />
            <FilesField
              field={{ ...field(`partners.${position}.logo`, t.logo), name: `${prefix}.logo` }}
              saved={row.logo ? [row.logo] : []}
              {...{ linked, remember }}
              purpose="logo"
              accept={pictureTypes}
              isOptional={t.optional}
            />
            <input type="hidden" name={`${prefix}.organizationId`} value={row.organizationId ?? ''} />
          </>
        )}
      </ListEditor>
      <Errors errors={errorsOf('partners')} />
    </>
  )
}

export const partnersSection: SectionModule = {
  Section: Partners,
  read: (form) => ({
    partners: rowsOf(form, 'partners')
      .map(({ text, all }) => ({
        name: text('name'),
        url: textOrNull(text('url')),
        logo: all('logo').filter(Boolean).at(-1) ?? null,
        organizationId: Number(text('organizationId')) || null,
      }))
      .filter(({ name, url, logo, organizationId }) => name || url || logo || organizationId),
  }),
}
