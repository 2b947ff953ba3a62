import { useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { UploadPurpose } from '../../../../contract/uploads.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Errors } from '../../../ui/field.tsx'
import { uploadFile } from '../../obligations/upload-file.ts'
import type { Own } from './load-own.ts'
import { OwnSection } from './own-form.tsx'

/** Photo and cover; both change at once when a file is chosen. */
export const PicturesSection = ({ person }: Pick<Own, 'person'>) => {
  const { own } = useWords().profile
  return (
    <OwnSection anchor="photo" title={own.pictures} lead={own.picturesLead}>
      {person.cover && <img src={person.cover} alt="" className="aspect-4/1 w-full rounded-xl object-cover" />}
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={person.id} name={`${person.first_name} ${person.last_name}`} photo={person.photo} size="large" />
        <FileButton intent="setPhoto" purpose="photo" label={own.newPhoto} accept="image/*" />
        <FileButton intent="setCover" purpose="cover" label={own.newCover} accept="image/*" />
      </div>
    </OwnSection>
  )
}

type FileButtonProps = { intent: string; purpose: UploadPurpose; label: string; accept?: string }

/** Sends the chosen file first, then what is to become of it. */
export const FileButton = ({ intent, purpose, label, accept }: FileButtonProps) => {
  const { own } = useWords().profile
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ isBusy: boolean; fault: string | null }>({ isBusy: false, fault: null })
  const onChoice = async () => {
    const file = input.current?.files?.[0]
    if (!file) return
    setState({ isBusy: true, fault: null })
    const answer = await uploadFile(file, purpose)
    setState({ isBusy: false, fault: answer?.ok ? null : answer?.problem.message || own.failed })
    if (answer?.ok)
      await submit(
        { intent, uploadId: answer.reply.uploadId },
        { method: 'post', action: paths.profile(), preventScrollReset: true, navigate: false },
      )
    if (input.current) input.current.value = ''
  }
  return (
    <div className="script-only flex flex-col gap-1">
      <label
        aria-busy={state.isBusy || undefined}
        className="inline-flex min-h-11 cursor-pointer items-center rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-accent aria-busy:opacity-60"
      >
        {state.isBusy ? own.sending : label}
        <input ref={input} type="file" accept={accept} onChange={onChoice} disabled={state.isBusy} className="sr-only" />
      </label>
      <Errors errors={state.fault ? [state.fault] : undefined} />
    </div>
  )
}
