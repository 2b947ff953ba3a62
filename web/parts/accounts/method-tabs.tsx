import { Tab, Tabs } from '../../ui/tabs.tsx'

type Way = { to: string; text: string; isCurrent: boolean; onChoose?: () => void }

/** A choice between methods. They are links, so that the choice works without scripts too. */
export const MethodTabs = ({ label, ways }: { label: string; ways: Way[] }) => (
  <Tabs label={label}>
    {ways.map((way) => (
      <Tab key={way.to} to={way.to} replace onClick={(event) => choose(event, way)} isOpen={way.isCurrent}>
        {way.text}
      </Tab>
    ))}
  </Tabs>
)

const choose = (event: React.MouseEvent, { onChoose }: Way) => {
  if (!onChoose) return
  event.preventDefault()
  onChoose()
}
