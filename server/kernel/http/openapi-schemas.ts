import { z } from 'zod'
import { sessionUser } from '../../../contract/accounts/sign-in.ts'
import { event, eventCard, eventParticipant } from '../../../contract/events/events.ts'
import { city, compilation, eventType, region, theme } from '../../../contract/reference/reference.ts'
import { pageMeta, problem, upload } from '../../../contract/shapes.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Shapes that answers share. The document defines each once and refers to it. */
const shared: Record<string, z.ZodType> = {
  Problem: problem,
  PageMeta: pageMeta,
  Upload: upload,
  SessionUser: sessionUser,
  City: city,
  Region: region,
  Theme: theme,
  EventType: eventType,
  Compilation: compilation,
  Event: event,
  EventCard: eventCard,
  EventParticipant: eventParticipant,
}

const names = z.registry<{ id: string }>()
for (const [id, shape] of Object.entries(shared)) names.add(shape, { id })

export const sharedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(shared).map(([name, shape]) => [name, definitionOf(name, shape)]))

const definitionOf = (name: string, shape: z.ZodType): JsonSchema => {
  const definition = z.toJSONSchema(shape, { ...reading, metadata: names }).$defs?.[name]
  if (typeof definition !== 'object') throw new Error(`the shared shape ${name} has no definition`)
  return withComponentRefs(definition)
}

/** The schema of a reply. */
export const replySchema = (shape: z.ZodType): JsonSchema => withComponentRefs(z.toJSONSchema(shape, { ...reading, metadata: names }))

/** The schema of an input. */
export const inputSchema = (shape: z.ZodType): JsonSchema => withComponentRefs(z.toJSONSchema(shape, writing))

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/** Replies allow additional fields, because later versions may add some. */
const openToMore: Override = (context) => {
  tidy(context)
  delete context.jsonSchema.additionalProperties
}

/** For text that is cleaned or converted before validation, documents the validated shape. */
const describeCheck: Override = (context) => {
  const { def } = context.zodSchema._zod
  if (def.type === 'pipe' && def.out instanceof z.ZodType) Object.assign(context.jsonSchema, plainCheck(def.out))
  tidy(context)
}

const plainCheck = (shape: z.ZodType): JsonSchema => {
  const check = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any', override: tidy })
  const isPlain = typeof check.type === 'string' && ['string', 'integer', 'boolean'].includes(check.type)
  return isPlain ? { ...check, anyOf: undefined, $schema: undefined } : {}
}

/** Removes formats known only to the validator, and the patterns of standard formats. */
const tidy: Override = ({ jsonSchema }) => {
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const reading = { io: 'output', unrepresentable: 'any', override: openToMore } as const
const writing = { io: 'input', unrepresentable: 'any', override: describeCheck } as const

const withComponentRefs = ({ $schema: _dialect, $defs: _shared, id: _name, ...schema }: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
