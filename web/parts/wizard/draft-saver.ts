import { autosaveDelayMs, type DraftField, type WizardSection } from '../../../contract/organizing/limits.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { changedFields, type Fields, failureOf, fieldsOfPaths, isSameValue, pick, retryPauseMs, withoutFields, withoutPaths } from './draft-rules.ts'
import type { DraftView, SavedDraft, SaverDeps } from './saver-types.ts'

/**
 * The autosave of one draft: collects changed fields, keeps them in the storage of the browser until they are saved, and
 * sends one request at a time. Typing never waits for it.
 */
export class DraftSaver {
  private view: DraftView
  private readonly deps: SaverDeps
  private readonly listeners = new Set<() => void>()
  /** Fields that no answer has confirmed; those of the running request included. */
  private unsent: Fields = {}
  private sending: Fields | null = null
  /** Refused fields: kept in the storage, but not sent before they change. */
  private held: Fields = {}
  private section: WizardSection
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private waiters: (() => void)[] = []
  private isLeft = false

  constructor(first: DraftView, section: WizardSection, deps: SaverDeps) {
    this.view = first
    this.section = section
    this.deps = deps
  }

  snapshot = (): DraftView => this.view

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Takes the values of a section; only those that differ are sent. */
  change(values: Fields, section: WizardSection) {
    const changed = changedFields(this.view.document, values)
    if (Object.keys(changed).length === 0) return
    this.section = section
    this.unsent = { ...this.unsent, ...changed }
    this.held = withoutFields(this.held, Object.keys(changed))
    this.store()
    const faults = withoutPaths(this.view.faults, Object.keys(changed))
    this.show({ document: { ...this.view.document, ...changed }, faults, state: this.quietState() })
    this.schedule(autosaveDelayMs)
  }

  /** Fields that an earlier page could not send. They are shown and sent again. */
  restore(values: Fields) {
    if (Object.keys(values).length === 0) return
    this.unsent = { ...values, ...this.unsent }
    this.show({ document: { ...this.view.document, ...this.unsent }, revision: this.view.revision + 1, state: 'waiting' })
    this.schedule(0)
  }

  /** Sends at once; true if everything is saved. A new draft is created even without a change. */
  async flush(): Promise<boolean> {
    do {
      clearTimeout(this.timer)
      await (this.sending ? this.idle() : this.send())
    } while (this.isIncomplete() && !this.isStopped())
    return !this.isIncomplete() && Object.keys(this.view.faults).length === 0
  }

  /** Sends again now, for example because the connection is back. */
  retry = () => {
    if (this.hasUnsent() && !this.sending) this.schedule(0)
  }

  keepOwn(field: DraftField) {
    const conflict = this.view.conflicts[field]
    if (!conflict) return
    this.unsent = { ...this.unsent, [field]: conflict.own }
    this.held = withoutFields(this.held, [field])
    this.store()
    this.show({ conflicts: withoutFields(this.view.conflicts, [field]) })
    this.schedule(0)
  }

  takeTheirs(field: DraftField) {
    const conflict = this.view.conflicts[field]
    if (!conflict) return
    this.held = withoutFields(this.held, [field])
    this.store()
    this.show({
      conflicts: withoutFields(this.view.conflicts, [field]),
      document: { ...this.view.document, [field]: conflict.theirs },
      revision: this.view.revision + 1,
    })
  }

  remember(found: Partial<DraftView['linked']>) {
    const linked = { ...this.view.linked }
    for (const [kind, rows] of Object.entries(found)) {
      // `found` has the kinds of `linked`, each with rows of its kind
      const known = linked[kind as keyof typeof linked] as { id?: number; uploadId?: string }[]
      const keyOf = (row: { id?: number; uploadId?: string }) => row.id ?? row.uploadId
      Object.assign(linked, { [kind]: [...new Map([...known, ...rows].map((row) => [keyOf(row), row])).values()] })
    }
    this.show({ linked })
  }

  /** After a publish attempt: everything that publication refuses. */
  attempted(errors: DraftView['errors']) {
    this.show({ isAttempted: true, errors })
  }

  /** The page of the draft is left: what is not sent goes at once, and stays in the storage if that fails. */
  async leave() {
    clearTimeout(this.timer)
    this.isLeft = true
    if (this.hasUnsent() && this.view.state !== 'refused') await this.send()
  }

  private hasUnsent = () => Object.keys(this.unsent).length > 0

  private isIncomplete = () => this.hasUnsent() || this.view.eventId === null

  private isStopped = () => ['offline', 'signedOut', 'refused'].includes(this.view.state)

  private quietState = (): DraftView['state'] => (this.isStopped() ? this.view.state : 'waiting')

  private schedule(ms: number) {
    clearTimeout(this.timer)
    if (this.view.state === 'refused') return
    this.timer = setTimeout(() => void this.send(), ms)
  }

  private idle = () => new Promise<void>((resolve) => this.waiters.push(resolve))

  private async send(): Promise<void> {
    if (this.sending || !this.isIncomplete()) return
    const { eventId, version, document } = this.view
    this.sending = this.unsent
    if (this.view.state !== 'offline') this.show({ state: 'saving' })
    const answer = await this.deps.send({ eventId, version, section: this.section, fields: eventId === null ? document : this.sending })
    const sent = this.sending
    this.sending = null
    if (answer.ok) this.confirm(sent, answer.reply)
    else this.fail(sent, answer.problem)
    for (const resolve of this.waiters.splice(0)) resolve()
  }

  private confirm(sent: Fields, { eventId, version, states, errors, updatedAt }: SavedDraft) {
    this.failures = 0
    this.forgetSent(sent, Object.keys(sent))
    const isNew = this.view.eventId === null
    this.view = { ...this.view, eventId }
    this.store()
    this.show({ eventId, version, states, errors, savedAt: updatedAt, state: this.hasUnsent() ? 'waiting' : 'saved', refusal: null })
    if (isNew) this.deps.created(eventId, this.isLeft)
    if (this.hasUnsent()) this.schedule(autosaveDelayMs)
  }

  /** A refused field is not sent again until it changes; the other fields are. */
  private fail(sent: Fields, problem: Problem) {
    const failure = failureOf(problem, sent)
    if (failure === 'faults') return this.hold(sent, fieldsOfPaths(problem.errors), { faults: { ...this.view.faults, ...problem.errors } })
    if (failure === 'conflict') {
      const version = problem.version ?? this.view.version
      const [same, different] = splitConflicts(problem.conflicts ?? {})
      this.forgetSent(sent, same)
      return this.hold(sent, Object.keys(different), { conflicts: { ...this.view.conflicts, ...different }, version })
    }
    this.show({ state: failure, refusal: problem.message || null })
    if (failure !== 'offline') return
    this.failures += 1
    this.schedule(retryPauseMs(this.failures))
  }

  private hold(sent: Fields, fields: string[], change: Partial<DraftView>) {
    const isOld = (field: string) => this.unsent[field as DraftField] === sent[field as DraftField]
    const refused = fields.filter(isOld)
    this.held = { ...this.held, ...pick(this.unsent, refused) }
    this.unsent = withoutFields(this.unsent, refused)
    this.store()
    this.show({ ...change, state: this.hasUnsent() ? 'waiting' : Object.keys(this.held).length > 0 ? 'problem' : 'saved' })
    if (this.hasUnsent()) this.schedule(0)
  }

  /** The server has these fields as they were sent; those changed since are still unsent. */
  private forgetSent(sent: Fields, fields: string[]) {
    this.unsent = withoutFields(
      this.unsent,
      fields.filter((field) => this.unsent[field as DraftField] === sent[field as DraftField]),
    )
    this.store()
  }

  private store = () => this.deps.store({ ...this.held, ...this.unsent }, this.view.eventId)

  private show(change: Partial<DraftView>) {
    this.view = { ...this.view, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** A save whose answer was lost comes back as a conflict of equal values, which needs no choice. */
const splitConflicts = (conflicts: DraftView['conflicts']): [same: string[], different: DraftView['conflicts']] => {
  const same = Object.keys(conflicts).filter((field) => isSameValue(conflicts[field]?.own, conflicts[field]?.theirs))
  return [same, withoutFields(conflicts, same)]
}
