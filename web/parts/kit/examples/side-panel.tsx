import { useSearchParams } from 'react-router'
import { PanelLink } from '../../../ui/panel-link.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'

const tools = ['Drill', 'Ladder', 'Saw']

export const SidePanelExample = () => {
  const [params] = useSearchParams()
  const place = tools.indexOf(params.get('tool') ?? '')
  const to = (tool: string | undefined) => (tool === undefined ? undefined : { search: `?tool=${tool}` })
  const tool = tools[place]
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
        {tools.map((name) => (
          <li key={name}>
            <PanelLink to={{ search: `?tool=${name}` }} className="flex min-h-(--control) items-center px-4 hover:bg-sunken">
              {name}
            </PanelLink>
          </li>
        ))}
      </ul>
      {tool && (
        <SidePanel title={tool} closeTo={{ search: '' }} previous={to(tools[place - 1])} next={to(tools[place + 1])}>
          <p>Owner: the library of tools.</p>
        </SidePanel>
      )}
    </>
  )
}
