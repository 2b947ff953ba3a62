import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormAnswer } from '../../forms/answer-form.ts'
import { listPath } from './cabinet-address.ts'
import { type FolderDone, folderChanges } from './folder-changes.ts'
import { type RowDone, rowChanges } from './row-changes.ts'

/** A changed row comes back refreshed, so that the list need not be loaded again; a folder, with the number of moved events. */
type Done = RowDone & FolderDone
export type OwnEventsAnswer = FormAnswer<Done>

export const answerOwnEvents = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) =>
  answerForm<Done, Parameters<(typeof rowChanges)['publish']>[0]>(
    { ...rowChanges, ...folderChanges },
    { request, context },
    listPath(new URL(request.url).searchParams),
  )
