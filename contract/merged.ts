type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void ? All : never

/** Parts as one object, flat so that the compiler reads each key once. */
export type Merged<Part> = { [K in keyof Intersection<Part>]: Intersection<Part>[K] }

/** Guarantee: no part replaces a key of another, because a repeated key throws. */
export const merged = <const Part extends object>(parts: readonly Part[]): Merged<Part> => {
  const keys = parts.flatMap(Object.keys)
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  if (repeated) throw new Error(`two parts declare ${repeated}`)
  // Object.assign has no type for a spread list
  return Object.assign({}, ...parts) as Merged<Part>
}
