import { useEffect, useRef } from 'react'
import { useKeys } from '../../ui/use-keys.ts'

/**
 * J and K open the rows beside the last focused one; without one J opens the first. An open panel has these keys for its neighbours.
 * X chooses the last focused row where rows can be decided together.
 */
export const useRowKeys = (isPanelOpen: boolean) => {
  const last = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLAnchorElement && target.matches(rowLink)) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  const step = (by: 1 | -1) => () => {
    const rows = [...document.querySelectorAll<HTMLAnchorElement>(rowLink)]
    const place = last.current ? rows.indexOf(last.current) : -1
    rows[place + by]?.click()
  }
  const choose = () => (last.current ?? document.querySelector(rowLink))?.closest('tr')?.querySelector<HTMLInputElement>('input[data-row]')?.click()
  useKeys(isPanelOpen ? { x: choose } : { j: step(1), k: step(-1), x: choose })
}

const rowLink = 'a[data-panel-link]'
