import { paletteOf } from '../../../contract/palettes.ts'

type Props = { organization: { id: number; name: string; logo: { url: string } | null }; size?: keyof typeof sizes }

const sizes = { small: 'size-12 text-xl rounded-xl', large: 'size-16 text-2xl rounded-2xl', huge: 'size-24 text-4xl rounded-3xl' }

/** The logo of an organization, or the first letter of its name on a colour that is always the same for it. */
export const OrganizationLogo = ({ organization: { id, name, logo }, size = 'large' }: Props) => {
  const shape = `inline-flex shrink-0 items-center justify-center overflow-hidden font-semibold ${sizes[size]}`
  if (logo) return <img src={logo.url} alt="" loading="lazy" className={`${shape} border border-line bg-surface object-cover`} />
  const [background, color] = paletteOf(id)
  return (
    <span className={shape} style={{ background, color }} aria-hidden="true">
      {letterOf(name)}
    </span>
  )
}

/** The letter of the name in quotation marks, because a legal form stands before them. */
const letterOf = (name: string): string => (/[«“„"]\s*([\p{L}\p{N}])/u.exec(name)?.[1] ?? /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()
