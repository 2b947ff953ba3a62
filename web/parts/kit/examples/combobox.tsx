import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'

const skills = ['Carpentry', 'Plumbing', 'Painting', 'Welding', 'Gardening'].map((label, place) => ({ id: place + 1, label }))
const cities = ['Almaty', 'Astana', 'Kazan', 'Moscow', 'Omsk', 'Samara'].map((label, place) => ({ id: place + 1, label, note: 'city' }))

const findCities = async (query: string) => {
  if (query === 'fail') throw new Error('an example of a failure')
  return cities.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()))
}

/** The form sends itself to this page, which shows what came. */
export const ComboboxExample = () => {
  const sent = new URLSearchParams(useLocation().search)
  sent.sort()
  return (
    <form method="get" className="grid items-start gap-5 sm:grid-cols-2">
      <Combobox name="skill" label="Skill" options={skills} />
      <Combobox name="skills" label="Skills" options={skills} isMultiple canAdd textName="newSkills" chosen={skills.slice(1, 2)} />
      <Combobox name="city" label="City" options={[]} load={findCities} textName="cityText" help="Type “fail” to see a failure." />
      <Combobox
        name="cities"
        label="Cities"
        options={cities.slice(0, 3)}
        load={findCities}
        textName="citiesText"
        isMultiple
        errors={['Choose a city.']}
      />
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="quiet">
          Send
        </Button>
        <output data-sent className="wrap-anywhere">
          {decodeURIComponent(String(sent))}
        </output>
      </p>
    </form>
  )
}
