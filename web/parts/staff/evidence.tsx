import { ArrowDown, ExternalLink, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Facts } from './facts.tsx'
import type { Row, RowPerson } from './queue.ts'

/** All that helps to decide about a row: the users, the facts and the files. */
export const Evidence = ({ row, zone }: { row: Row; zone: string }) => (
  <>
    <div className="flex flex-col items-start gap-4">
      {row.people.map((person, place) => (
        <Person key={person.id} person={person} zone={zone} isSurvivor={place > 0} />
      ))}
    </div>
    <Changes changes={row.changes} />
    <Facts facts={row.facts} zone={zone} />
    <Files files={row.files} />
  </>
)

/** The old value is struck and the new one is marked; screen readers get both in words. */
const Changes = ({ changes = [] }: Pick<Row, 'changes'>) => {
  const { changes: t } = useWords().staff
  if (changes.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t.title}</h3>
      <dl className="flex flex-col gap-3">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="rounded-xl border border-line p-3">
            <dt className="text-sm text-ink-soft">{field}</dt>
            {before !== null && (
              <dd className="whitespace-pre-line text-ink-soft wrap-anywhere">
                <span className="sr-only">{t.before}: </span>
                <del>{before}</del>
              </dd>
            )}
            <dd className="whitespace-pre-line wrap-anywhere">
              <span className="sr-only">{t.after}: </span>
              <ins className="rounded-sm bg-accent-soft px-1 text-ink no-underline">{after ?? t.none}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A deleted user has no name and no page. */
const Person = ({ person: { id, name, facts }, zone, isSurvivor }: { person: RowPerson; zone: string; isSurvivor: boolean }) => {
  const { staff } = useWords()
  return (
    <div className="flex flex-col gap-2">
      {isSurvivor && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <ArrowDown className="size-4 shrink-0" aria-hidden="true" />
          {staff.becomesPartOf}
        </p>
      )}
      <h3 className="font-semibold wrap-anywhere">
        {name ? (
          <Link to={paths.user(id)} className="text-accent underline underline-offset-4">
            {name}
          </Link>
        ) : (
          staff.nobody(id)
        )}
      </h3>
      <Facts facts={facts} zone={zone} />
    </div>
  )
}

/**
 * Safe to show and to open: uploads are served so that they cannot run scripts. A picture is shown at once and opens in a tab;
 * other files are downloaded.
 */
const Files = ({ files }: Pick<Row, 'files'>) => {
  const { staff } = useWords()
  if (files.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{staff.files}</h3>
      <ul className="flex flex-col gap-2">
        {files.map(({ url, name, isPicture = pictureName.test(name) }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="flex flex-col overflow-hidden rounded-xl border border-line font-medium text-accent hover:bg-sunken"
            >
              {isPicture && <img src={url} alt="" loading="lazy" className="max-h-72 w-full bg-sunken object-contain" />}
              <span className="flex min-h-11 items-center gap-2 px-3">
                <FileText className="size-5 shrink-0" aria-hidden="true" />
                <span className="min-w-0 grow underline underline-offset-2 wrap-anywhere">{name}</span>
                <ExternalLink className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const pictureName = /\.(?:jpe?g|png|webp|gif)$/i
