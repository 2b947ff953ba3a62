import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Checkbox, Radio, SelectField, TextField } from '../../../ui/field.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

export const FieldsExample = () => (
  <form className="grid gap-5 sm:grid-cols-2" aria-label="Fields">
    <TextField label="Title" name="title" required help="Up to 60 characters." />
    <TextField
      label="Site"
      name="site"
      isOptional="optional"
      defaultValue="not an address"
      errors={['Write an address such as https://example.com.']}
    />
    <TextArea label="About" name="about" rows={3} maxLength={40} defaultValue="Thirty-three characters of a text" />
    <SelectField label="City" name="city">
      <option>Kazan</option>
      <option>Almaty</option>
    </SelectField>
    <NumberField label="Seats" name="seats" defaultValue={40} unit="seats" />
    <MoneyField label="Price" name="price" defaultValue={150_050} />
    <ChoicePills
      legend="Format"
      name="format"
      options={[
        { value: 'online', label: 'Online' },
        { value: 'offline', label: 'In person' },
      ]}
      defaultValue={['online']}
    />
    <ChoicePills
      legend="Days"
      name="days"
      isMultiple
      options={['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label) => ({ value: label, label }))}
      defaultValue={['Mon', 'Fri']}
      errors={['Choose at most one day.']}
    />
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">Access</legend>
      <Radio label="Open" help="Everyone may register." name="access" value="open" defaultChecked />
      <Radio label="By application" name="access" value="application" />
    </fieldset>
    <div className="flex flex-col gap-2">
      <Checkbox label="Notify me" name="notify" defaultChecked />
      <Switch label="Public" isOn />
      <Switch label="Archived" isOn={false} />
    </div>
  </form>
)
