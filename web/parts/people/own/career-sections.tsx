import { Editor } from '../../../forms/editor.tsx'
import type { FormFields } from '../../../forms/form-fields.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useMonths } from '../use-months.ts'
import { CompanyField, PositionField, UniversityField } from './catalogue-fields.tsx'
import { Entry } from './entry.tsx'
import type { Own } from './load-own.ts'

type Employment = NonNullable<Own['person']['employments']>[number]
type Education = NonNullable<Own['person']['educations']>[number]

export const EmploymentsSection = ({ person, groups }: Pick<Own, 'person' | 'groups'>) => {
  const t = useWords()
  const months = useMonths()
  const { own } = t.profile
  return (
    <SectionCard anchor="employments" title={t.people.page.employments} lead={own.moderated}>
      {(person.employments ?? []).map((job) => (
        <Entry
          key={job.id}
          title={`${job.position}, ${job.company.name}`}
          note={months(job)}
          moderation={job.moderation}
          comment={job.moderationComment}
          remove={{ intent: 'removeEmployment', subject: job.id }}
          save="saveEmployment"
        >
          <EmploymentForm job={job} groups={groups} />
        </Entry>
      ))}
      <Editor intent="saveEmployment" title={own.addEmployment}>
        <EmploymentForm job={null} groups={groups} />
      </Editor>
    </SectionCard>
  )
}

const EmploymentForm = ({ job, groups }: { job: Employment | null; groups: Own['groups'] }) => {
  const { own } = useWords().profile
  return (
    <PostForm intent="saveEmployment" subject={job?.id ?? ''} submit={own.save} clearsAfterSuccess={!job} isEditor>
      {(fields) => (
        <>
          <PositionField {...fields.text('position', own.position, { saved: job?.position })} />
          <CompanyField {...fields.text('company', own.company, { saved: job?.company.name, error: 'name', faultText: own.nameNeeded })} />
          <TextField
            {...fields.text('url', own.companySite, { saved: job?.company.url, faultText: own.companySiteFault })}
            inputMode="url"
            maxLength={2048}
            help={own.companySiteHelp}
          />
          <SelectField {...fields.text('group', own.group, { saved: job?.employmentGroupId })}>
            <option value="">{own.notChosen}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <DateField {...dateOf(fields.text('dateStart', own.dateStart, { saved: job?.dateStart }))} needsYear required />
          <DateField {...dateOf(fields.text('dateEnd', own.dateEnd, { saved: job?.dateEnd }))} needsYear help={own.dateEndHelp} />
          <TextArea {...fields.text('description', own.duties, { saved: job?.description })} maxLength={2000} rows={4} />
          <Checkbox {...fields.checkbox('primary', own.primary, job?.primary ?? false)} />
        </>
      )}
    </PostForm>
  )
}

const dateOf = ({ defaultValue, ...field }: ReturnType<FormFields['text']>) => ({ ...field, defaultValue: String(defaultValue) })

export const EducationsSection = ({ person }: Pick<Own, 'person'>) => {
  const t = useWords()
  const { own } = t.profile
  return (
    <SectionCard anchor="educations" title={t.people.page.educations} lead={own.moderated}>
      {(person.educations ?? []).map((education) => (
        <Entry
          key={education.id}
          title={`${education.specialty}, ${education.university.name}`}
          note={[education.yearStart, education.yearEnd].filter(Boolean).join(' – ')}
          moderation={education.moderation}
          comment={education.moderationComment}
          remove={{ intent: 'removeEducation', subject: education.id }}
          save="saveEducation"
        >
          <EducationForm education={education} />
        </Entry>
      ))}
      <Editor intent="saveEducation" title={own.addEducation}>
        <EducationForm education={null} />
      </Editor>
    </SectionCard>
  )
}

const EducationForm = ({ education }: { education: Education | null }) => {
  const t = useWords()
  const { own } = t.profile
  return (
    <PostForm intent="saveEducation" subject={education?.id ?? ''} submit={own.save} clearsAfterSuccess={!education} isEditor>
      {(fields) => (
        <>
          <UniversityField
            {...fields.text('university', own.university, { saved: education?.university.name, error: 'name', faultText: own.nameNeeded })}
          />
          <Checkbox {...fields.checkbox('foreign', t.people.page.foreign, education?.foreign ?? false)} />
          <TextField {...fields.text('specialty', own.specialty, { saved: education?.specialty })} required maxLength={200} />
          <SelectField {...fields.text('level', own.level, { saved: education?.level ?? 'bachelor' })}>
            {Object.entries(t.people.page.levels).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField {...fields.text('basis', own.basis, { saved: education?.basis })}>
            <option value="">{own.notChosen}</option>
            {Object.entries(t.people.page.bases).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="grid max-w-72 grid-cols-2 items-start gap-4">
            <TextField {...fields.text('yearStart', own.yearStart, { saved: education?.yearStart })} inputMode="numeric" maxLength={4} required />
            <TextField {...fields.text('yearEnd', own.yearEnd, { saved: education?.yearEnd })} inputMode="numeric" maxLength={4} />
          </div>
          <Checkbox {...fields.checkbox('primary', own.primary, education?.primary ?? false)} />
        </>
      )}
    </PostForm>
  )
}
