/** What the Russian words promise, the other languages must keep: the same keys, the same arguments. */
export type SameWords<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...args: infer Args) => string ? (...args: Args) => string : SameWords<T[K]>
}
