type Props = { id: number; name: string; photo: string | null; size?: keyof typeof sizes }

const hues = [12, 38, 95, 152, 188, 214, 262, 318]
const sizes = { small: 'size-9 text-sm', large: 'size-14 text-xl', huge: 'size-20 text-2xl', portrait: 'size-32 text-3xl' }

/** A portrait, or initials on a colour that is always the same for a user. */
export const Avatar = ({ id, name, photo, size = 'small' }: Props) => {
  const shape = `inline-flex shrink-0 items-center justify-center rounded-full font-semibold ${sizes[size]}`
  if (photo) return <img src={photo} alt="" className={`${shape} object-cover`} loading="lazy" />
  return (
    <span className={`${shape} text-white`} style={{ background: `hsl(${hues[id % hues.length]} 42% 36%)` }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** The first letters of two words, without quotation marks and the like. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
