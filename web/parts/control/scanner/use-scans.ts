import { useRef, useState } from 'react'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { useToast } from '../../../ui/toast.ts'
import { markedNow, outcomeOfScan, type ScanOutcome } from './scan-outcome.ts'
import { signal } from './signal.ts'

/** One checked code; its number tells repeated answers apart. */
export type Scan = { number: number; code: string; outcome: ScanOutcome; isUndone: boolean }

const shownScans = 6

/** Checks codes one after another, and keeps the latest answers, the newest first. */
export const useScans = (spaceId: number, hasSound: boolean, first: ScanOutcome | null) => {
  const { control, forms } = useWords()
  const toast = useToast()
  const [scans, setScans] = useState<Scan[]>(() => (first ? [{ number: 0, code: '', outcome: first, isUndone: false }] : []))
  const [waiting, setWaiting] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const count = useRef(0)
  const params = { spaceId }

  const checkNow = async (code: string) => {
    const outcome = outcomeOfScan(await browserApi('POST /admin/control/space/:spaceId/qr', { params, body: { code } }))
    signal(outcome.kind, hasSound)
    count.current += 1
    const scan = { number: count.current, code, outcome, isUndone: false }
    setScans((before) => [scan, ...before].slice(0, shownScans))
    setWaiting((before) => before - 1)
  }
  const check = (typed: string) => {
    const code = typed.trim().slice(0, maxCode)
    if (!code) return
    setWaiting((before) => before + 1)
    queue.current = queue.current.then(() => checkNow(code))
  }
  const undo = async ({ number, outcome }: Scan) => {
    if (outcome.kind !== 'marked') return
    const attempts = await Promise.all(
      markedNow(outcome.entries).map(({ id }) => browserApi('POST /admin/control/space/:spaceId/remove-mark', { params, body: { visitorId: id } })),
    )
    const failed = attempts.find((attempt) => !attempt.ok)
    if (failed && !failed.ok) return toast({ text: failed.problem.message || forms.failed, tone: 'danger' })
    setScans((before) => before.map((scan) => (scan.number === number ? { ...scan, isUndone: true } : scan)))
    toast({ text: control.scanner.undone })
  }
  return { scans, isChecking: waiting > 0, check, undo }
}

const maxCode = 100
