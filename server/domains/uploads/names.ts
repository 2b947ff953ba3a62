const maxSigns = 200

/** A sender's name for a file, made harmless: no folders, nothing that cannot be seen, and the ending its bytes deserve. */
export const safeName = (name: string, ending: string): string => {
  const base = visible(name).split(/[/\\]/).at(-1) ?? ''
  const stem = base.replace(/\.[\p{L}\p{N}]{1,10}$/u, '').replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  return `${cut(stem) || 'file'}.${ending}`
}

/** Control signs, marks that turn the direction of reading, and halves of signs all go. */
const visible = (name: string) =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')

const cut = (stem: string) => [...stem].slice(0, maxSigns).join('').trim()
