import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useKeys } from '../../ui/use-keys.ts'

/** The search of the catalogue from any page: under an icon, or by the key /. */
export const SearchMenu = () => {
  const { search: t } = useWords().layout
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.closest('details')?.setAttribute('open', '') })
  return (
    <Menu
      align="right"
      summaryClass="flex size-11 items-center justify-center rounded-xl hover:bg-sunken"
      panelClass="w-96 p-3 max-sm:fixed max-sm:inset-x-4 max-sm:w-auto"
      onToggle={(isOpen) => isOpen && field.current?.focus()}
      label={
        <>
          <Search className="size-5" aria-hidden="true" />
          <span className="sr-only">{t.label}</span>
        </>
      }
    >
      <Form
        method="get"
        action={paths.events()}
        role="search"
        aria-label={t.label}
        onSubmit={() => field.current?.closest('details')?.removeAttribute('open')}
        className="flex gap-2"
      >
        <input
          ref={field}
          type="search"
          name="search"
          aria-label={t.label}
          aria-keyshortcuts="/"
          placeholder={t.hint}
          maxLength={200}
          className="min-h-11 w-full min-w-0 rounded-xl border border-line-strong bg-surface px-3 placeholder:text-ink-soft"
        />
        <input type="hidden" name="sort" value="weight" />
        <Button type="submit">{t.find}</Button>
      </Form>
    </Menu>
  )
}
