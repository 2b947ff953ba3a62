import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { WizardSection } from '../../../contract/organizing/limits.ts'
import { eventIdIn, sectionOf, sectionOfHash, wizardAddress } from './wizard-address.ts'

/** The section of the address. An address with a hash, such as `#place`, becomes one with `section=place` (R097–R112). */
export const useSectionAddress = (first: WizardSection): WizardSection => {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const ofHash = sectionOfHash(hash)
  const eventId = eventIdIn(search)
  useEffect(() => {
    if (ofHash) void navigate(wizardAddress(eventId, ofHash), { replace: true, preventScrollReset: true })
  }, [ofHash, eventId, navigate])
  // the server does not know the hash, so that the first render must not either
  return sectionOf(search.get('section')) ?? first
}

/**
 * Moves between the sections. The section that the user chose last counts, although its address may not be shown yet: an
 * answer of the server may come in between.
 */
export const useSectionMoves = (shown: WizardSection) => {
  const navigate = useNavigate()
  const chosen = useRef(shown)
  const moved = useRef<ReturnType<typeof navigate>>(undefined)
  useEffect(() => {
    chosen.current = shown
  }, [shown])
  const open = (eventId: number | null, to: WizardSection, preventScrollReset = false) => {
    if (to === chosen.current) return
    chosen.current = to
    moved.current = navigate(wizardAddress(eventId, to), { preventScrollReset })
  }
  /** The draft has its id: the address names it from now on. */
  const created = (eventId: number) => {
    moved.current = navigate(wizardAddress(eventId, chosen.current), { replace: true, preventScrollReset: true })
  }
  return { open, created, settled: async () => moved.current }
}
export type SectionMoves = ReturnType<typeof useSectionMoves>

/** Opens a link in place; with a key for another tab the browser does. */
export const openHere = (open: () => void) => (press: MouseEvent) => {
  if (press.metaKey || press.ctrlKey || press.shiftKey) return
  press.preventDefault()
  open()
}
