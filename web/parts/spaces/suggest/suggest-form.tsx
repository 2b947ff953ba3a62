import { placeAddressLength, placeNameLength, placeTypes } from '../../../../contract/spaces/limits.ts'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { MapLabel } from '../../../ui/map/map-types.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { CityField, useCityFaultText } from '../../cities/city-field.tsx'
import { PointField } from './point-field.tsx'
import type { Suggested } from './suggest.ts'

type Props = { cities: string[]; labels: readonly MapLabel[] }

export const SuggestForm = ({ cities, labels }: Props) => {
  const { suggest: t, types } = useWords().spaces
  const words = useWords()
  const post = useFormPost<Suggested>('suggest')
  const fault = post.answer?.cityFault ?? null
  const faultText = useCityFaultText(fault)
  return (
    <PostFormOf post={post} submit={t.send} saved={null}>
      {(fields) => (
        <>
          <TextField {...fields.text('name', t.name)} required maxLength={placeNameLength} />
          <SelectField {...fields.text('type', t.type, { saved: 'partner' })}>
            {placeTypes.map((type) => (
              <option key={type} value={type}>
                {types[type]}
              </option>
            ))}
          </SelectField>
          <CityField
            {...fields.text('city', words.cities.label, { saved: '', faultText })}
            fault={fault}
            cities={cities}
            isOfUser={false}
            isRequired
          />
          <TextField {...fields.text('address', t.address)} help={t.addressHint} required maxLength={placeAddressLength} />
          <PointField field={fields.text('geo', t.point, { faultText: t.pointFault })} optional={t.optional} labels={labels} />
          <TextArea {...fields.text('description', t.description)} help={t.descriptionHint} maxLength={2000} />
        </>
      )}
    </PostFormOf>
  )
}
