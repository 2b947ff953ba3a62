import { useWords } from '../../../kernel/words.tsx'

/** The tags of a participant. They are texts of users, so that they stay plain. */
export const TagPills = ({ tags, className = '' }: { tags: string[]; className?: string }) => (
  <ul aria-label={useWords().attendees.list.tags} className={`flex flex-wrap gap-1 ${className}`}>
    {tags.map((tag) => (
      <li key={tag} className="rounded-full bg-sunken px-2 text-sm font-normal wrap-anywhere">
        {tag}
      </li>
    ))}
  </ul>
)
