import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveQuiz } from '../../../contract/live-quiz/live-quiz.ts'
import { apiBase } from '../../kernel/browser-api.ts'

/** The server sends a beat every 15 seconds: a stream that is silent for longer is dead. */
const silentMs = 35_000
const retryMs = { least: 1_000, most: 8_000 }

type Following = { isOn: boolean; onState: (state: LiveQuiz) => void }

/** Follows a game by server-sent events and connects again after a loss. Returns false while there is no stream. */
export const useEvents = (code: string, { isOn, onState }: Following): boolean => {
  const [isConnected, setConnected] = useState(true)
  const receive = useEffectEvent(onState)
  useEffect(() => {
    if (!isOn) return
    return follow(`${apiBase()}/fast-quiz/${code}/stream`, { receive: (text) => receive(JSON.parse(text)), setConnected })
  }, [code, isOn])
  return isConnected
}

type Listening = { receive: (text: string) => void; setConnected: (is: boolean) => void }

const follow = (address: string, { receive, setConnected }: Listening): (() => void) => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = retryMs.least
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(connect, ms)
  }
  const connect = () => {
    source?.close()
    source = new EventSource(address)
    source.onmessage = ({ data }) => {
      pauseMs = retryMs.least
      setConnected(true)
      receive(data)
      wait(silentMs)
    }
    source.addEventListener('beat', () => wait(silentMs))
    source.onerror = () => {
      setConnected(false)
      source?.close()
      // pages connect at different times after the end of a process
      wait(pauseMs * (0.5 + Math.random()))
      pauseMs = Math.min(pauseMs * 2, retryMs.most)
    }
  }
  const disconnect = () => {
    source?.close()
    setConnected(false)
    wait(retryMs.most)
  }
  connect()
  window.addEventListener('online', connect)
  window.addEventListener('offline', disconnect)
  return () => {
    window.removeEventListener('online', connect)
    window.removeEventListener('offline', disconnect)
    clearTimeout(timer)
    source?.close()
  }
}
