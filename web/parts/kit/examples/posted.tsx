import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

/** A form that shows what it would post. */
export const Posted = ({ label, children }: { label: string; children: ReactNode }) => {
  const [posted, setPosted] = useState<string | null>(null)
  const show = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPosted(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)), null, 2))
  }
  return (
    <form aria-label={label} onSubmit={show} className="flex max-w-2xl flex-col gap-5">
      {children}
      <Button type="submit" className="self-start">
        Post
      </Button>
      {posted && (
        <output aria-label="Posted" className="rounded-xl bg-sunken p-3 text-sm break-all whitespace-pre-wrap">
          {posted}
        </output>
      )}
    </form>
  )
}
