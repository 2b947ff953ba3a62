import { type RefObject, useRef, useState } from 'react'
import { scannedCodeLength } from '../../../../contract/control/limits.ts'
import type { Attempt } from '../../../kernel/api.ts'
import { browserApi, offline } from '../../../kernel/browser-api.ts'
import { report } from '../../../kernel/report.ts'
import { useWords } from '../../../kernel/words.tsx'
import { useToast } from '../../../ui/toast.ts'
import type { BrowserDoor } from '../offline/browser-door.ts'
import { isLost, markedNow, outcomeOfScan, type ScanOutcome, unmarkedNow } from './scan-outcome.ts'
import { signal } from './signal.ts'

/** One checked code; its number tells repeated answers apart. */
export type Scan = { number: number; code: string; outcome: ScanOutcome; isUndone: boolean }

const shownScans = 6

/** A server that answers later than this is taken for a lost network, because the visitor waits. */
const waitMs = 4_000

type Options = { spaceId: number; hasSound: boolean; first: ScanOutcome | null; door: RefObject<BrowserDoor | null> }

/** Checks codes one after another, and keeps the latest answers, the newest first. Without a network the door of the device answers. */
export const useScans = ({ spaceId, hasSound, first, door }: Options) => {
  const { control, forms } = useWords()
  const toast = useToast()
  const [scans, setScans] = useState<Scan[]>(() => (first ? [{ number: 0, code: '', outcome: first, isUndone: false }] : []))
  const [waiting, setWaiting] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const count = useRef(0)
  const params = { spaceId }

  const outcomeOf = async (code: string): Promise<ScanOutcome> => {
    const [id, own] = [crypto.randomUUID(), door.current]
    const body = { code, ...(own && { scan: { id, deviceId: own.deviceId } }) }
    const attempt = await inTime(browserApi('POST /admin/control/space/:spaceId/qr', { params, body }))
    if (attempt.ok || !isLost(attempt.problem.status)) own?.reached(attempt)
    else return (await own?.check(code, id)) ?? outcomeOfScan(attempt)
    return outcomeOfScan(attempt)
  }
  const checkNow = async (code: string) => {
    const outcome = await outcomeOf(code)
    signal(outcome.kind, hasSound)
    count.current += 1
    const scan = { number: count.current, code, outcome, isUndone: false }
    setScans((before) => [scan, ...before].slice(0, shownScans))
    setWaiting((before) => before - 1)
  }
  const check = (typed: string) => {
    const code = typed.trim().slice(0, scannedCodeLength)
    if (!code) return
    setWaiting((before) => before + 1)
    queue.current = queue.current
      .then(() => checkNow(code))
      // a fault of one code does not stop the next ones
      .catch((error: unknown) => {
        report(error)
        setWaiting((before) => before - 1)
        toast({ text: forms.failed, tone: 'danger' })
      })
  }
  const undo = async ({ number, outcome }: Scan) => {
    if (outcome.kind !== 'marked') return
    const isLocal = await door.current?.undo(markedNow(outcome.entries).map(({ id }) => id))
    const attempts = isLocal
      ? []
      : await Promise.all(
          markedNow(outcome.entries).map(({ id }) =>
            browserApi('POST /admin/control/space/:spaceId/remove-mark', { params, body: { visitorId: id } }),
          ),
        )
    const failed = attempts.find((attempt) => !attempt.ok)
    if (failed && !failed.ok) return toast({ text: failed.problem.message || forms.failed, tone: 'danger' })
    const undone = { ...outcome, entries: unmarkedNow(outcome.entries) }
    setScans((before) => before.map((scan) => (scan.number === number ? { ...scan, outcome: undone, isUndone: true } : scan)))
    toast({ text: control.scanner.undone })
  }
  return { scans, isChecking: waiting > 0, check, undo }
}

const inTime = <T>(attempt: Promise<Attempt<T>>): Promise<Attempt<T>> => {
  const late = new Promise<Attempt<T>>((resolve) => setTimeout(() => resolve({ ok: false, problem: offline }), waitMs))
  return Promise.race([attempt, late])
}
