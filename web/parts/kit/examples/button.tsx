import { Button } from '../../../ui/button.tsx'

export const ButtonExample = () => (
  <div className="flex flex-wrap gap-3">
    <Button>Save</Button>
    <Button look="quiet">Preview</Button>
    <Button look="plain">Skip</Button>
    <Button look="danger">Delete</Button>
    <Button isBusy>Sending</Button>
    <Button disabled>Not yet</Button>
  </div>
)
