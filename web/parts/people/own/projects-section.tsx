import { Editor } from '../../../forms/editor.tsx'
import { PostForm } from '../../../forms/post-form.tsx'
import { grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PositionField } from './catalogue-fields.tsx'
import { Entry } from './entry.tsx'
import { FileButton } from './file-button.tsx'
import type { Own } from './load-own.ts'
import { ReadFacts } from './read-facts.tsx'

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
          save="saveProject"
        >
          <ProjectForm project={project} />
        </Entry>
      ))}
      <Editor intent="saveProject" title={own.addProject}>
        <ProjectForm project={null} />
      </Editor>
    </SectionCard>
  )
}

const ProjectForm = ({ project }: { project: Project | null }) => {
  const t = useWords()
  const { own } = t.profile
  const { stages, types, financeModels } = t.people.page
  return (
    <PostForm intent="saveProject" subject={project?.id ?? ''} submit={own.save} clearsAfterSuccess={!project} isEditor>
      {(fields) => (
        <>
          <TextField {...fields.text('name', own.projectName, { saved: project?.name })} required maxLength={200} />
          <SelectField {...fields.text('stage', own.stage, { saved: project?.stage ?? 'idea' })}>
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
                {...fields.option('types', name, value, project?.types.some((type) => type === value) ?? value === 'business_project')}
              />
            ))}
          </fieldset>
          <SelectField {...fields.text('financeModel', own.finance, { saved: project?.financeModel ?? 'commerce' })}>
            {Object.entries(financeModels).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...fields.text('essence', own.essence, { saved: project?.essence })} maxLength={500} />
          <TextArea {...fields.text('info', own.projectInfo, { saved: project?.info })} maxLength={5000} rows={5} />
        </>
      )}
    </PostForm>
  )
}

export const ResumeSection = ({ person: { resume } }: Pick<Own, 'person'>) => {
  const t = useWords()
  const { own } = t.profile
  const { resume: title } = t.people.page
  return (
    <SectionCard anchor="resume" title={title} lead={own.resumeLead}>
      <ResumeFacts resume={resume} />
      <Editor intent="saveResume" title={own.change} name={`${own.change}: ${title}`}>
        <ResumeForm resume={resume} />
      </Editor>
    </SectionCard>
  )
}

type Resume = Pick<Own['person'], 'resume'>

const ResumeFacts = ({ resume }: Resume) => {
  const { people, profile } = useWords()
  const locale = useLocale()
  const { own } = profile
  return (
    <>
      <ReadFacts
        facts={[
          [own.desiredPosition, resume?.desiredPosition],
          [own.qualification, resume?.qualification && people.page.qualifications[resume.qualification]],
          [own.salary, resume?.salary && grouped(resume.salary, locale)],
          [people.page.skills, resume?.skills.join(', ')],
        ]}
      />
      {resume && !resume.visible && <p className="text-sm text-ink-soft">{people.page.hidden}</p>}
    </>
  )
}

const ResumeForm = ({ resume }: Resume) => {
  const t = useWords()
  const { own } = t.profile
  return (
    <PostForm intent="saveResume" submit={own.save} isEditor>
      {(fields) => (
        <>
          <PositionField {...fields.text('desiredPosition', own.desiredPosition, { saved: resume?.desiredPosition })} />
          <SelectField {...fields.text('qualification', own.qualification, { saved: resume?.qualification })}>
            <option value="">{own.notChosen}</option>
            {Object.entries(t.people.page.qualifications).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...fields.text('salary', own.salary, { saved: resume?.salary })} inputMode="numeric" />
          <TextField {...fields.text('skills', t.people.page.skills, { saved: resume?.skills.join(', ') })} help={own.skillsHelp} />
          <Checkbox {...fields.checkbox('visible', own.showResume, resume?.visible ?? true)} />
        </>
      )}
    </PostForm>
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
        <PostForm intent="addFile" submit={t.profile.pictures.send} look="quiet" hasFile>
          <FileUpload name="file" idName="uploadId" purpose="file" label={t.profile.own.addFile} />
        </PostForm>
      </div>
    </SectionCard>
  )
}
