import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

export type ComboboxOption = {
  id: number | string
  label: string
  /** Text that tells options of one name apart. */
  note?: string
}

/** Options for a text; an aborted request is of an older text. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<ComboboxOption[]>

type Found = { options: ComboboxOption[]; status: 'ready' | 'loading' | 'failed' }

/** The options of a list. A remote one is asked after a pause in typing, and each new text aborts the older request. */
export const useOptions = (first: ComboboxOption[], load: LoadOptions | undefined) => {
  const [found, setFound] = useState<Found>({ options: first, status: 'ready' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    request.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are the same for the life of the component
  useEffect(() => stop, [])
  const fetchOptions = async (query: string, load: LoadOptions) => {
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    const options = await load(query, signal).catch(() => null)
    if (!signal.aborted) setFound(options ? { options, status: 'ready' } : { options: [], status: 'failed' })
  }
  const search = (query: string) => {
    if (!load) return
    stop()
    if (query === '') return setFound({ options: first, status: 'ready' })
    setFound(({ options }) => ({ options, status: 'loading' }))
    timer.current = setTimeout(() => void fetchOptions(query, load), pauseMs)
  }
  return { ...found, search }
}
