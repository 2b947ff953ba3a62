import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** Placeholder in a statement for a value of each execution. */
class Placeholder {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

type Value<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

/**
 * Statements that are compiled once and executed with named values. Use it for wide statements, because compiling the one of
 * an event card takes as long as executing it.
 */
export const preparedFor =
  <Values extends object>() =>
  <Row>(build: (db: Db, value: Value<Values>) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined
    return async (db: Db, values: Values): Promise<Row[]> => {
      compiled ??= build(db, (name) => sql.val(new Placeholder(name) as never)).compile()
      const parameters = compiled.parameters.map((given) => (given instanceof Placeholder ? values[given.name as keyof Values] : given))
      return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
    }
  }
