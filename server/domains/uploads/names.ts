const maxSigns = 200

/** A safe file name: without folders and invisible characters, with the extension of its bytes. */
export const safeName = (name: string, ending: string): string => {
  const base = visible(name).split(/[/\\]/).at(-1) ?? ''
  const stem = base.replace(/\.[\p{L}\p{N}]{1,10}$/u, '').replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  return `${cut(stem) || 'file'}.${ending}`
}

/** Removes control characters, bidirectional marks and lone surrogates. */
const visible = (name: string) =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')

const cut = (stem: string) => [...stem].slice(0, maxSigns).join('').trim()
