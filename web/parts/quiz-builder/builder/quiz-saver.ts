import { autosaveDelayMs } from '../../../../contract/organizing/limits.ts'
import type { Quiz } from '../../../../contract/quizzes/quizzes.ts'
import type { Problem } from '../../../../contract/shapes.ts'
import type { Attempt } from '../../../kernel/api.ts'
import { retryPauseMs } from '../../wizard/draft-rules.ts'
import { documentOf, type QuizDocument, withoutLostIds, withSavedIds } from '../quiz-document.ts'
import { type Differences, differencesOf, isEqualDocument } from './differences.ts'
import { changedFields, type Faults, type Fields, failureOf, faultsOf, noFaults } from './saver-rules.ts'

/**
 * `waiting` for the end of typing, `problem` if the server has refused fields, `conflict` if another page has changed the quiz, `refused`
 * if the server accepts no change of this user any more.
 */
type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'problem' | 'conflict' | 'refused'

/** A quiz as the builder shows it. */
export type QuizView = {
  id: number
  /** With changes that are not saved yet. */
  document: QuizDocument
  published: boolean
  version: number
  faults: Faults
  state: SaveState
  savedAt: string | null
  refusal: string | null
  /** In a conflict, once the version of the other page is loaded. */
  differences: Differences | null
  /** Grows when the values come from elsewhere than the forms, so that the forms are made again. */
  revision: number
}

export const viewOf = (quiz: Quiz): QuizView => ({
  id: quiz.id,
  document: documentOf(quiz),
  published: quiz.published,
  version: quiz.version,
  faults: noFaults,
  state: 'untouched',
  savedAt: null,
  refusal: null,
  differences: null,
  revision: 0,
})

export type SaverDeps = {
  send: (version: number, fields: Fields & { published?: boolean }) => Promise<Attempt<Quiz>>
  /** The quiz as the server has it now. */
  load: () => Promise<Attempt<Quiz>>
  /** Keeps the fields that are not saved, and the version they are based on; none removes them. */
  store: (unsent: Fields, version: number) => void
}

/**
 * The autosave of one quiz: collects changed fields, keeps them in the storage of the browser until they are saved, and sends one
 * request at a time with the version that it has read. Typing never waits for it.
 */
export class QuizSaver {
  private view: QuizView
  private readonly deps: SaverDeps
  private readonly listeners = new Set<() => void>()
  /** Fields that no answer has confirmed; those of the running request included. */
  private unsent: Fields = {}
  /** The version of the other page, in a conflict. */
  private theirs: Quiz | null = null
  private isSending = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private waiters: (() => void)[] = []

  constructor(first: QuizView, deps: SaverDeps) {
    this.view = first
    this.deps = deps
  }

  snapshot = (): QuizView => this.view

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Takes new values; only those that differ are sent. Refused values go along, because the change may mend them. */
  change(values: Fields, delayMs = autosaveDelayMs) {
    const changed = changedFields(this.view.document, values)
    if (Object.keys(changed).length === 0) return
    this.unsent = { ...this.unsent, ...changed }
    this.store()
    this.show({ document: { ...this.view.document, ...changed }, state: this.isStopped() ? this.view.state : 'waiting' })
    if (this.theirs && this.view.state === 'conflict') this.show({ differences: differencesOf(this.unsent, this.theirs) })
    this.schedule(delayMs)
  }

  /** Fields that an earlier page could not send. A quiz that has changed since asks which of both remains. */
  restore(fields: Fields, version: number) {
    if (Object.keys(fields).length === 0) return
    this.unsent = { ...fields, ...this.unsent }
    const state = version === this.view.version ? 'waiting' : 'conflict'
    this.show({ document: { ...this.view.document, ...this.unsent }, revision: this.view.revision + 1, state })
    if (state === 'conflict') void this.compare()
    this.schedule(0)
  }

  /** Sends at once; true if everything is saved. */
  async flush(): Promise<boolean> {
    do {
      clearTimeout(this.timer)
      await (this.isSending ? this.idle() : this.send())
    } while (this.hasUnsent() && !this.isStopped() && this.view.state !== 'problem')
    return !this.hasUnsent()
  }

  /** Sends again now, for example because the connection is back. */
  retry = () => {
    if (this.hasUnsent()) this.schedule(0)
  }

  /** Publishes or withdraws the quiz after everything else is saved; true if the server did. */
  async publish(published: boolean): Promise<boolean> {
    if (!(await this.flush())) return false
    this.show({ state: 'saving' })
    const attempt = await this.deps.send(this.view.version, { published })
    if (attempt.ok) this.confirm({}, attempt.reply)
    else this.fail(attempt.problem)
    return attempt.ok
  }

  /** Loads the version of the other page. Where both are the same there is nothing to choose. */
  private async compare() {
    const latest = await this.deps.load()
    if (!latest.ok || this.view.state !== 'conflict') return
    this.theirs = latest.reply
    const differences = differencesOf(this.unsent, latest.reply)
    if (isEqualDocument(differences)) this.take(latest.reply)
    else this.show({ differences })
  }

  /** Own changes go on top of those of the other page. */
  async keepOwn() {
    const latest = await this.deps.load()
    if (!latest.ok) return this.fail(latest.problem)
    const { questions } = this.unsent
    const own = { ...this.unsent, ...(questions && { questions: withoutLostIds(questions, latest.reply.questions) }) }
    this.unsent = own
    this.show({ ...this.latestView(latest.reply), document: { ...documentOf(latest.reply), ...own }, state: 'waiting' })
    this.store()
    this.schedule(0)
  }

  /** Own unsaved changes are dropped for those of the other page. */
  async takeTheirs() {
    const latest = await this.deps.load()
    if (!latest.ok) return this.fail(latest.problem)
    this.take(latest.reply)
  }

  private take(quiz: Quiz) {
    this.unsent = {}
    this.show(this.latestView(quiz))
    this.store()
  }

  /** The page of the quiz is left: what is not sent goes at once, and stays in the storage if that fails. */
  async leave() {
    clearTimeout(this.timer)
    if (this.hasUnsent() && !['refused', 'conflict'].includes(this.view.state)) await this.send()
  }

  private latestView = (quiz: Quiz) => ({ ...viewOf(quiz), revision: this.view.revision + 1 })

  private hasUnsent = () => Object.keys(this.unsent).length > 0

  private isStopped = () => ['offline', 'signedOut', 'conflict', 'refused'].includes(this.view.state)

  private schedule(ms: number) {
    clearTimeout(this.timer)
    if (this.view.state === 'refused' || this.view.state === 'conflict') return
    this.timer = setTimeout(() => void this.send(), ms)
  }

  private idle = () => new Promise<void>((resolve) => this.waiters.push(resolve))

  private async send(): Promise<void> {
    if (this.isSending || !this.hasUnsent() || this.view.state === 'conflict') return
    this.isSending = true
    const sent = this.unsent
    if (this.view.state !== 'offline') this.show({ state: 'saving' })
    const attempt = await this.deps.send(this.view.version, sent)
    this.isSending = false
    if (attempt.ok) this.confirm(sent, attempt.reply)
    else this.fail(attempt.problem, sent.questions)
    for (const resolve of this.waiters.splice(0)) resolve()
  }

  private confirm(sent: Fields, quiz: Quiz) {
    this.failures = 0
    const left = Object.entries(this.unsent).filter(([name, value]) => value !== sent[name as keyof Fields])
    const withIds = <T extends Fields>(fields: T): T =>
      fields.questions && sent.questions ? { ...fields, questions: withSavedIds(fields.questions, sent.questions, quiz.questions) } : fields
    this.unsent = withIds(Object.fromEntries(left))
    const { version, updatedAt: savedAt, published } = quiz
    const state = this.hasUnsent() ? 'waiting' : 'saved'
    this.show({ document: withIds(this.view.document), version, savedAt, published, state, faults: noFaults, refusal: null })
    this.store()
    if (this.hasUnsent()) this.schedule(autosaveDelayMs)
  }

  private fail(problem: Problem, sent = this.view.document.questions) {
    const failure = failureOf(problem)
    if (failure === 'faults') return this.show({ state: 'problem', faults: faultsOf(problem, sent) })
    this.show({ state: failure, refusal: problem.message || null })
    if (failure === 'conflict') void this.compare()
    if (failure !== 'offline') return
    this.failures += 1
    this.schedule(retryPauseMs(this.failures))
  }

  private store = () => this.deps.store(this.unsent, this.view.version)

  private show(change: Partial<QuizView>) {
    this.view = { ...this.view, ...change }
    for (const listener of this.listeners) listener()
  }
}
