import { teamCounts, teamLengths, teamTypes } from '../../../../contract/teams/limits.ts'
import type { Team } from '../../../../contract/teams/team.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { CityField, useCityFaultText } from '../../cities/city-field.tsx'
import type { TeamChoices } from './load-editor.ts'
import type { TeamResult } from './team-change.ts'

type Props = {
  /** The team to change; null for a new one. */
  team: Team | null
  choices: TeamChoices
}

export const TeamForm = ({ team, choices }: Props) => {
  const words = useWords()
  const { teamEditor: t } = words
  const post = useFormPost<TeamResult>(team ? 'saveTeam' : 'createTeam')
  const fault = post.answer?.cityFault ?? null
  const faultText = useCityFaultText(fault)
  const themes = choices.themes.map(({ id, name }) => ({ id, label: name }))
  const chosen = post.answer?.typed?.themes ?? post.restored?.themes ?? team?.themes.map(({ id }) => String(id)) ?? []
  return (
    <PostFormOf post={post} submit={team ? t.save : t.create} hasFile {...(!team && { saved: null })}>
      {(fields) => (
        <>
          <TextField {...fields.text('name', t.fields.name, { saved: team?.name })} required maxLength={teamLengths.name} />
          <SelectField {...fields.text('type', t.fields.type, { saved: team?.type ?? teamTypes.project })}>
            <option value={teamTypes.project}>{t.fields.types.project}</option>
            <option value={teamTypes.event}>{t.fields.types.event}</option>
          </SelectField>
          <TextArea
            {...fields.text('description', t.fields.description, { saved: team?.description })}
            isOptional={t.optional}
            help={t.fields.descriptionHelp}
            maxLength={teamLengths.description}
            rows={5}
          />
          <CityField
            {...fields.text('city', words.cities.label, { saved: choices.city, faultText })}
            fault={fault}
            cities={choices.cities}
            isOfUser={false}
          />
          <Combobox
            {...fields.choice('themes', t.fields.themes)}
            isOptional={t.optional}
            help={t.fields.themesHelp(teamCounts.themes)}
            options={themes}
            chosen={themes.filter(({ id }) => chosen.includes(String(id)))}
            isMultiple
          />
          <Photo
            team={team}
            field={fields.upload('photo', 'photoId', team?.photo ? t.fields.otherPhoto : t.fields.photo)}
            isRemoved={fields.checkbox('photoRemoved', t.fields.removePhoto)}
          />
          {team?.moderation === 'approved' && <p className="text-sm text-ink-soft">{t.reviewHint}</p>}
        </>
      )}
    </PostFormOf>
  )
}

type PhotoProps = { team: Team | null; field: ReturnType<FormFields['upload']>; isRemoved: React.ComponentProps<typeof Checkbox> }

const Photo = ({ team, field, isRemoved }: PhotoProps) => {
  const { fields: t, optional } = useWords().teamEditor
  return (
    <div className="flex flex-col gap-3">
      {team?.photo && (
        <>
          <img src={team.photo} alt="" className="h-32 w-full rounded-xl object-cover" />
          <Checkbox {...isRemoved} />
        </>
      )}
      <FileUpload key={team?.photo} {...field} isOptional={optional} help={t.photoHelp} purpose="photo" accept={pictureTypes} />
    </div>
  )
}

const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif'
