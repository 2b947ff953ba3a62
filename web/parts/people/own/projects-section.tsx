import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { Entry } from './entry.tsx'
import { FileButton } from './file-button.tsx'
import type { Own } from './load-own.ts'
import { OwnForm } from './own-form.tsx'
import { TextArea } from './text-area.tsx'

type Project = NonNullable<Own['person']['projects']>[number]

export const ProjectsSection = ({ person }: Pick<Own, 'person'>) => {
  const t = useWords()
  const { own } = t.profile
  return (
    <SectionCard anchor="projects" title={t.people.page.projects}>
      {(person.projects ?? []).map((project) => (
        <Entry
          key={project.id}
          title={project.name}
          note={project.visible ? t.people.page.stages[project.stage] : `${t.people.page.stages[project.stage]} · ${t.people.page.hidden}`}
          remove={{ intent: 'removeProject', subject: project.id }}
        >
          <ProjectForm project={project} />
        </Entry>
      ))}
      <Unfolded isWide title={own.addProject}>
        <ProjectForm project={null} />
      </Unfolded>
    </SectionCard>
  )
}

const ProjectForm = ({ project }: { project: Project | null }) => {
  const t = useWords()
  const { own } = t.profile
  const { stages, types, financeModels } = t.people.page
  return (
    <OwnForm intent="saveProject" subject={project?.id ?? ''} submit={own.save} clearsAfterSuccess={!project}>
      {(errorsOf) => (
        <>
          <TextField label={own.projectName} name="name" required maxLength={200} defaultValue={project?.name ?? ''} errors={errorsOf('name')} />
          <SelectField label={own.stage} name="stage" defaultValue={project?.stage ?? 'idea'} errors={errorsOf('stage')}>
            {Object.entries(stages).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <fieldset className="w-full">
            <legend className="font-medium">{own.projectTypes}</legend>
            {Object.entries(types).map(([value, name]) => (
              <Checkbox
                key={value}
                name="types"
                value={value}
                label={name}
                defaultChecked={project?.types.some((type) => type === value) ?? value === 'business_project'}
              />
            ))}
          </fieldset>
          <SelectField label={own.finance} name="financeModel" defaultValue={project?.financeModel ?? 'commerce'} errors={errorsOf('financeModel')}>
            {Object.entries(financeModels).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label={own.essence} name="essence" maxLength={500} defaultValue={project?.essence ?? ''} errors={errorsOf('essence')} />
          <TextArea label={own.projectInfo} name="info" maxLength={5000} rows={5} defaultValue={project?.info ?? ''} errors={errorsOf('info')} />
        </>
      )}
    </OwnForm>
  )
}

export const ResumeSection = ({ person: { resume } }: Pick<Own, 'person'>) => {
  const t = useWords()
  const { own } = t.profile
  return (
    <SectionCard anchor="resume" title={t.people.page.resume} lead={own.resumeLead}>
      <OwnForm intent="saveResume" submit={own.save}>
        {(errorsOf) => (
          <>
            <TextField
              label={own.desiredPosition}
              name="desiredPosition"
              maxLength={200}
              defaultValue={resume?.desiredPosition ?? ''}
              errors={errorsOf('desiredPosition')}
            />
            <SelectField label={own.qualification} name="qualification" defaultValue={resume?.qualification ?? ''}>
              <option value="">{own.notChosen}</option>
              {Object.entries(t.people.page.qualifications).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField label={own.salary} name="salary" inputMode="numeric" defaultValue={resume?.salary ?? ''} errors={errorsOf('salary')} />
            <TextField
              label={t.people.page.skills}
              name="skills"
              defaultValue={resume?.skills.join(', ') ?? ''}
              help={own.skillsHelp}
              errors={errorsOf('skills')}
            />
            <Checkbox label={own.showResume} name="visible" defaultChecked={resume?.visible ?? true} />
          </>
        )}
      </OwnForm>
    </SectionCard>
  )
}

export const FilesSection = ({ person }: Pick<Own, 'person'>) => {
  const t = useWords()
  return (
    <SectionCard anchor="files" title={t.people.page.files}>
      {(person.files ?? []).map((file) => (
        <Entry key={file.id} title={file.title || file.upload.name} remove={{ intent: 'removeFile', subject: file.id }} />
      ))}
      <FileButton intent="addFile" purpose="file" label={t.profile.own.addFile} />
      <div className="no-script-only">
        <OwnForm intent="addFile" submit={t.profile.pictures.send} look="quiet" hasFile>
          <TextField type="file" name="file" required label={t.profile.own.addFile} />
        </OwnForm>
      </div>
    </SectionCard>
  )
}
