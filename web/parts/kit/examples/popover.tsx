import { Info, Star } from 'lucide-react'
import { Menu } from '../../../ui/menu.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Select } from '../../../ui/select.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

const button = 'inline-flex min-h-(--control) items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken'
const item = 'block w-full rounded-lg px-3 py-2.5 text-left hover:bg-sunken'

export const PopoverExample = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Menu label="Actions" summaryClass={button} panelClass="w-56 p-2">
      <a href="#kit-popover" className={item}>
        Copy
      </a>
      <button type="button" className={item}>
        Move
      </button>
      <button type="button" className={item}>
        Archive
      </button>
    </Menu>
    <Popover
      label={
        <>
          <Info className="size-5" aria-hidden="true" />
          What is this?
        </>
      }
      buttonClass={button}
      panelLabel="About deposits"
    >
      <p>A deposit comes back when the tool does.</p>
    </Popover>
    <Tooltip text="Only you see your favourites">
      {(describedBy) => (
        <button type="button" aria-label="Favourite" aria-describedby={describedBy} className={`${button} px-2.5`}>
          <Star className="size-5" aria-hidden="true" />
        </button>
      )}
    </Tooltip>
    <Select aria-label="Order" defaultValue="new">
      <option value="new">Newest first</option>
      <option value="near">Nearest first</option>
    </Select>
  </div>
)
