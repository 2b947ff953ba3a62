import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'

const all = ['Drill', 'Ladder', 'Saw']

export const ToastExample = () => {
  const toast = useToast()
  const [tools, setTools] = useState(all)
  const remove = () => {
    setTools(tools.slice(0, -1))
    toast({ text: `${tools.at(-1)} is archived`, undo: () => setTools(tools) })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p data-tools>{tools.join(', ')}</p>
      <Button look="quiet" onClick={remove} disabled={tools.length === 0}>
        Archive the last
      </Button>
      <Button look="quiet" onClick={() => toast({ text: 'The list was not saved', tone: 'danger' })}>
        Fail
      </Button>
    </div>
  )
}
