import { financeModels, projectStages, projectTypes } from '../../../../contract/people/limits.ts'
import { teamLengths } from '../../../../contract/teams/limits.ts'
import type { Team, TeamProject } from '../../../../contract/teams/team.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Checkbox, Errors, SelectField, TextField } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type Props = {
  /** The project to change; null for a new one. */
  project: TeamProject | null
  team: Team
  known: { id: number; name: string }[]
}

export const ProjectForm = ({ project, team, known }: Props) => {
  const { teamEditor } = useWords()
  const { projects: t, optional } = teamEditor
  return (
    <PostForm intent="saveProject" subject={project?.id ?? ''} submit={teamEditor.save} clearsAfterSuccess={!project} isEditor hasFile>
      {(fields) => (
        <>
          <TextField {...fields.text('name', t.name, { saved: project?.name })} required maxLength={teamLengths.projectName} />
          <Kind fields={fields} project={project} />
          <TextField {...fields.text('essence', t.essence, { saved: project?.essence })} isOptional={optional} maxLength={teamLengths.essence} />
          <TextArea {...fields.text('info', t.info, { saved: project?.info })} isOptional={optional} maxLength={teamLengths.info} rows={5} />
          <Options fields={fields} name="staff" legend={t.staff} options={membersOf(team)} chosen={project?.staff ?? []} />
          <details>
            <summary className="inline-flex min-h-11 items-center font-medium text-accent">{t.known}</summary>
            <Options fields={fields} name="known" legend={t.knownHelp} options={known} chosen={project?.known ?? []} />
          </details>
          <Presentation fields={fields} project={project} />
          <TextField
            {...fields.text('untiUrl', t.untiUrl, { saved: project?.untiUrl })}
            isOptional={optional}
            type="url"
            inputMode="url"
            placeholder="https://"
          />
          <Checkbox {...fields.checkbox('visible', t.visible, project?.visible ?? true)} />
        </>
      )}
    </PostForm>
  )
}

const membersOf = ({ staff }: Team) =>
  staff.filter(({ moderation }) => moderation === 'approved').map(({ userId, user }) => ({ id: userId, name: user.name }))

type Part = Pick<Props, 'project'> & { fields: FormFields }

const Kind = ({ fields, project }: Part) => {
  const { teamEditor, people } = useWords()
  const { projects: t } = teamEditor
  const { stages, types, financeModels: models } = people.page
  return (
    <>
      <SelectField {...fields.text('stage', t.stage, { saved: project?.stage ?? 'idea' })}>
        {projectStages.map((stage) => (
          <option key={stage} value={stage}>
            {stages[stage]}
          </option>
        ))}
      </SelectField>
      <DateField
        {...dateProps(fields.text('complete_date', t.completeDate, { saved: project?.complete_date }))}
        help={t.completeDateHelp}
        needsYear
      />
      <Options
        fields={fields}
        name="type"
        legend={t.types}
        options={projectTypes.map((type) => ({ id: type, name: types[type] }))}
        chosen={project?.type ?? ['business_project']}
      />
      <SelectField {...fields.text('finance_model', t.finance, { saved: project?.finance_model ?? 'commerce' })}>
        {financeModels.map((model) => (
          <option key={model} value={model}>
            {models[model]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** A date is text. */
const dateProps = ({ defaultValue, ...field }: ReturnType<FormFields['text']>) => ({ ...field, defaultValue: String(defaultValue) })

type OptionsProps<Id> = { fields: FormFields; name: string; legend: string; options: { id: Id; name: string }[]; chosen: readonly Id[] }

const Options = <Id extends string | number>({ fields, name, legend, options, chosen }: OptionsProps<Id>) => (
  <fieldset className="w-full">
    <legend className="font-medium">{legend}</legend>
    {options.map((option) => (
      <Checkbox key={option.id} {...fields.option(name, option.name, option.id, chosen.includes(option.id))} />
    ))}
    <Errors errors={fields.errorsOf(name, legend)} />
  </fieldset>
)

const Presentation = ({ fields, project }: Part) => {
  const { projects: t, optional } = useWords().teamEditor
  const saved = project?.presentation ?? null
  return (
    <div className="flex flex-col gap-2">
      {saved && (
        <>
          <p>
            <a href={saved.url} download className="text-accent underline underline-offset-4 wrap-anywhere">
              {saved.name}
            </a>
          </p>
          <Checkbox {...fields.checkbox('presentationRemoved', t.removePresentation)} />
        </>
      )}
      <FileUpload
        key={saved?.uploadId}
        {...fields.upload('presentation', 'presentationId', saved ? t.otherPresentation : t.presentation)}
        isOptional={optional}
        purpose="file"
      />
    </div>
  )
}
