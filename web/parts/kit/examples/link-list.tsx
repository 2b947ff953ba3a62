import { LinkList, listedLink } from '../../../ui/link-list.tsx'

const button = 'inline-flex min-h-(--control) items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken'

export const LinkListExample = () => (
  <div className="flex max-w-sm flex-wrap gap-3">
    <LinkList label="Send on" name="kit-links" summaryClass={button}>
      {['Messenger', 'Mail'].map((name) => (
        <li key={name}>
          <a href="#kit-link-list" className={listedLink}>
            {name}
          </a>
        </li>
      ))}
    </LinkList>
  </div>
)
