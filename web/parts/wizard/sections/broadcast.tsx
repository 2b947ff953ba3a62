import { draftCounts, draftLengths } from '../../../../contract/organizing/limits.ts'
import { flagOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, Errors, TextField } from '../../../ui/field.tsx'
import { ListEditor } from '../list-editor.tsx'
import { rowsOf } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const Broadcast = ({ opened, field, errorsOf }: SectionProps) => {
  const t = useWords().wizard.broadcast
  const emptyRow = { url: '', title: '' }
  return (
    <div className="group/broadcast flex flex-col gap-6">
      <Checkbox {...field('broadcast', t.hasBroadcast)} defaultChecked={opened.broadcast} />
      <div className="hidden flex-col gap-6 group-has-[input[name=broadcast]:checked]/broadcast:flex">
        <ListEditor
          label={t.links}
          name="live"
          rows={opened.live.length > 0 ? opened.live : [emptyRow]}
          empty={emptyRow}
          max={draftCounts.live}
          add={t.addLink}
          rowName={t.link}
        >
          {(row, prefix, position) => (
            <>
              <TextField
                {...field(`live.${position}.url`, t.url)}
                name={`${prefix}.url`}
                type="url"
                inputMode="url"
                maxLength={draftLengths.url}
                placeholder="https://"
                defaultValue={row.url}
              />
              <TextField
                {...field(`live.${position}.title`, t.linkTitle)}
                name={`${prefix}.title`}
                maxLength={draftLengths.linkTitle}
                isOptional={t.optional}
                defaultValue={row.title}
              />
            </>
          )}
        </ListEditor>
        <Errors errors={errorsOf('live')} />
        <Checkbox {...field('livePublic', t.livePublic)} defaultChecked={opened.livePublic} />
      </div>
    </div>
  )
}

export const broadcastSection: SectionModule = {
  Section: Broadcast,
  read: (form) => ({
    broadcast: flagOf(form, 'broadcast'),
    live: rowsOf(form, 'live')
      .map(({ text }) => ({ url: text('url'), title: text('title') }))
      .filter(({ url, title }) => url || title),
    livePublic: flagOf(form, 'livePublic'),
  }),
}
