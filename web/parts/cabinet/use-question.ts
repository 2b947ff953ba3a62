import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isOpenedFromList } from '../../ui/panel-link.tsx'
import { listPath, questionIn } from './cabinet-address.ts'

/** The question of the address, and its way back to the list. */
export const useQuestion = () => {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = listPath(params)
  const isFromList = isOpenedFromList(state)
  const close = useCallback(
    () => void (isFromList ? navigate(-1) : navigate(list, { replace: true, preventScrollReset: true })),
    [isFromList, list, navigate],
  )
  return { question: questionIn(params), list, close }
}
