import { useWords } from '../../kernel/words.tsx'

export const Logo = () => {
  const t = useWords()
  return (
    <span className="flex items-center gap-2.5 text-xl font-semibold tracking-tight">
      <img src="/logo.svg" alt="" width="32" height="32" />
      {/* a narrower header has room for the sign alone */}
      <span className="max-[22.4rem]:sr-only">{t.common.siteName}</span>
    </span>
  )
}
