/** The type of the other languages: the same keys and arguments as in Russian. */
export type SameWords<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...args: infer Args) => string ? (...args: Args) => string : SameWords<T[K]>
}
