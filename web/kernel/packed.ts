/** A value as one string: the router's encoder takes everything else apart, name by name and number by number. */
export type Packed<T> = string & { readonly packs?: T }

const packs = new WeakMap<object, string>()

/** Packs what many pages share, once for as long as the server keeps it. */
export const pack = <T extends object>(value: T): Packed<T> => {
  const known = packs.get(value) ?? JSON.stringify(value)
  packs.set(value, known)
  return known
}

// what was packed is of its type
export const unpack = <T>(packed: Packed<T>) => JSON.parse(packed) as T
