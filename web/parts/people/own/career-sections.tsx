import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { useMonths } from '../use-months.ts'
import { Entry } from './entry.tsx'
import type { Own } from './load-own.ts'
import { OwnForm } from './own-form.tsx'
import { TextArea } from './text-area.tsx'

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
        >
          <EmploymentForm job={job} groups={groups} />
        </Entry>
      ))}
      <Unfolded isWide title={own.addEmployment}>
        <EmploymentForm job={null} groups={groups} />
      </Unfolded>
    </SectionCard>
  )
}

const EmploymentForm = ({ job, groups }: { job: Employment | null; groups: Own['groups'] }) => {
  const { own } = useWords().profile
  return (
    <OwnForm intent="saveEmployment" subject={job?.id ?? ''} submit={own.save} clearsAfterSuccess={!job}>
      {(errorsOf) => (
        <>
          <TextField label={own.position} name="position" required maxLength={200} defaultValue={job?.position ?? ''} errors={errorsOf('position')} />
          <TextField label={own.company} name="company" required maxLength={200} defaultValue={job?.company.name ?? ''} errors={errorsOf('name')} />
          <TextField
            label={own.companySite}
            name="url"
            type="url"
            maxLength={2048}
            defaultValue={job?.company.url ?? ''}
            help={own.companySiteHelp}
            errors={errorsOf('url')}
          />
          <SelectField label={own.group} name="group" defaultValue={job?.employmentGroupId ?? ''}>
            <option value="">{own.notChosen}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label={own.dateStart} name="dateStart" type="date" required defaultValue={job?.dateStart ?? ''} errors={errorsOf('dateStart')} />
          <TextField
            label={own.dateEnd}
            name="dateEnd"
            type="date"
            defaultValue={job?.dateEnd ?? ''}
            help={own.dateEndHelp}
            errors={errorsOf('dateEnd')}
          />
          <TextArea
            label={own.duties}
            name="description"
            maxLength={2000}
            rows={4}
            defaultValue={job?.description ?? ''}
            errors={errorsOf('description')}
          />
          <Checkbox label={own.primary} name="primary" defaultChecked={job?.primary ?? false} />
        </>
      )}
    </OwnForm>
  )
}

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
        >
          <EducationForm education={education} />
        </Entry>
      ))}
      <Unfolded isWide title={own.addEducation}>
        <EducationForm education={null} />
      </Unfolded>
    </SectionCard>
  )
}

const EducationForm = ({ education }: { education: Education | null }) => {
  const t = useWords()
  const { own } = t.profile
  return (
    <OwnForm intent="saveEducation" subject={education?.id ?? ''} submit={own.save} clearsAfterSuccess={!education}>
      {(errorsOf) => (
        <>
          <TextField
            label={own.university}
            name="university"
            required
            maxLength={250}
            defaultValue={education?.university.name ?? ''}
            errors={errorsOf('name')}
          />
          <Checkbox label={t.people.page.foreign} name="foreign" defaultChecked={education?.foreign ?? false} />
          <TextField
            label={own.specialty}
            name="specialty"
            required
            maxLength={200}
            defaultValue={education?.specialty ?? ''}
            errors={errorsOf('specialty')}
          />
          <SelectField label={own.level} name="level" defaultValue={education?.level ?? 'bachelor'} errors={errorsOf('level')}>
            {Object.entries(t.people.page.levels).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={own.basis} name="basis" defaultValue={education?.basis ?? ''}>
            <option value="">{own.notChosen}</option>
            {Object.entries(t.people.page.bases).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={own.yearStart}
            name="yearStart"
            inputMode="numeric"
            required
            defaultValue={education?.yearStart ?? ''}
            errors={errorsOf('yearStart')}
          />
          <TextField label={own.yearEnd} name="yearEnd" inputMode="numeric" defaultValue={education?.yearEnd ?? ''} errors={errorsOf('yearEnd')} />
          <Checkbox label={own.primary} name="primary" defaultChecked={education?.primary ?? false} />
        </>
      )}
    </OwnForm>
  )
}
