import { draftCounts, draftLengths } from '../../../contract/organizing/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { Errors, TextField } from '../../ui/field.tsx'
import { ListEditor } from './list-editor.tsx'
import { type FormRow, rowsOf, textOrNull } from './rows.ts'
import type { SectionProps } from './section.ts'
import { UserPicker } from './user-picker.tsx'

type Person = { userId: number | null; name: string; position?: string | null }
type Props = SectionProps & { list: 'hosts' | 'speakers'; label: string; add: string; rowName: (position: number) => string }

/** Hosts or speakers: people with a name, and a profile if they have one. */
export const PersonRows = ({ list, label, add, rowName, ...props }: Props) => {
  const { opened, field, errorsOf } = props
  const t = useWords().wizardSections.contacts
  const rows: readonly Person[] = opened[list]
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{label}</h3>
      <ListEditor<Person>
        label={label}
        name={list}
        rows={rows}
        empty={{ userId: null, name: '', position: null }}
        max={draftCounts.people}
        add={add}
        rowName={rowName}
      >
        {(row, prefix, position) => (
          <>
            <NamedUser {...props} row={row} prefix={prefix} path={`${list}.${position}`} />
            {list === 'speakers' && (
              <TextField
                {...field(`${list}.${position}.position`, t.position)}
                name={`${prefix}.position`}
                isOptional={t.optional}
                maxLength={draftLengths.personPosition}
                defaultValue={row.position ?? ''}
              />
            )}
          </>
        )}
      </ListEditor>
      <Errors errors={errorsOf(list)} />
    </section>
  )
}

/** A profile chosen for a row without a name brings its name. */
const NamedUser = ({ row, prefix, path, field, linked, remember, changed }: SectionProps & { row: Person; prefix: string; path: string }) => {
  const t = useWords().wizardSections.contacts
  const { id, ...name } = field(`${path}.name`, t.personName)
  const fillName = (userId: string | undefined) => {
    const input = document.getElementById(id)
    const found = linked.users.find((user) => String(user.id) === userId)?.name
    if (!found || !(input instanceof HTMLInputElement) || input.value.trim() !== '') return
    input.value = found
    changed()
  }
  return (
    <>
      <TextField {...name} id={id} name={`${prefix}.name`} autoComplete="off" maxLength={draftLengths.personName} defaultValue={row.name} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the blur is of the field inside */}
      <div onBlur={({ currentTarget }) => fillName(currentTarget.querySelector<HTMLInputElement>('input[type=hidden]')?.value)}>
        <UserPicker
          field={{ ...field(`${path}.userId`, t.profile), name: `${prefix}.userId` }}
          chosen={row.userId === null ? [] : [row.userId]}
          isOptional={t.optional}
          {...{ linked, remember }}
        />
      </div>
    </>
  )
}

/** Without scripts a typed profile comes after the chosen one. */
const userIn = ({ all }: FormRow): number | null => Number(all('userId').findLast(Boolean)) || null

const rowIn = (row: FormRow) => ({ userId: userIn(row), name: row.text('name') })

export const hostsIn = (form: FormData) =>
  rowsOf(form, 'hosts')
    .map(rowIn)
    .filter(({ userId, name }) => userId !== null || name)

export const speakersIn = (form: FormData) =>
  rowsOf(form, 'speakers')
    .map((row) => ({ ...rowIn(row), position: textOrNull(row.text('position')) }))
    .filter(({ userId, name, position }) => userId !== null || name || position)
