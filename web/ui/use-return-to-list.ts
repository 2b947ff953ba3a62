import { useCallback } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'
import { isOpenedFromList } from './panel-link.tsx'

/** Back to the list as it was; a panel or a question opened by its address has no list behind it, so the list takes its place. */
export const useReturnToList = (list: To) => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isFromList = isOpenedFromList(state)
  return useCallback(
    () => void (isFromList ? navigate(-1) : navigate(list, { replace: true, preventScrollReset: true })),
    [isFromList, list, navigate],
  )
}
