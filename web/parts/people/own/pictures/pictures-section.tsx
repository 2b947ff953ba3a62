import { lazy, Suspense, useState } from 'react'
import { PostForm } from '../../../../forms/post-form.tsx'
import { useWords } from '../../../../kernel/words.tsx'
import { Avatar } from '../../../../ui/avatar.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { PersonCover } from '../../cover.tsx'
import type { Own } from '../load-own.ts'
import { FileChoice } from './file-choice.tsx'
import { type PictureKind, pictureTypes } from './picture-kinds.ts'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

type Person = Own['person']
type Choice = { kind: PictureKind; file: File }

const intents = { photo: { set: 'setPhoto', remove: 'removePhoto' }, cover: { set: 'setCover', remove: 'removeCover' } } as const

/** Photo and cover as other users see them, with the actions to change them. */
export const PicturesSection = ({ person }: { person: Person }) => {
  const { profile, forms } = useWords()
  const { pictures: t } = profile
  const [choice, setChoice] = useState<Choice | null>(null)
  const [saved, setSaved] = useState<PictureKind | null>(null)
  const choose = (kind: PictureKind) => (file: File) => {
    setSaved(null)
    setChoice({ kind, file })
  }
  const showSaved = () => {
    setSaved(choice?.kind ?? null)
    setChoice(null)
  }
  return (
    <SectionCard anchor="photo" title={t.title} lead={t.lead}>
      <PictureActions person={person} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {(['photo', 'cover'] as const).map((kind) => (
          <Picture key={kind} kind={kind} hasPicture={person[kind] !== null} message={saved === kind ? forms.saved : null} onChoice={choose(kind)} />
        ))}
      </div>
      {choice && (
        <Suspense>
          <CropDialog userId={person.id} {...choice} onChoose={choose(choice.kind)} onSaved={showSaved} onClose={() => setChoice(null)} />
        </Suspense>
      )}
    </SectionCard>
  )
}

const PictureActions = ({ person }: { person: Person }) => (
  <div id="cover">
    <div className="aspect-4/1 overflow-hidden rounded-xl">
      <PersonCover person={person} />
    </div>
    <div className="-mt-10 ml-4 w-fit rounded-full bg-surface p-1">
      <Avatar id={person.id} name={`${person.first_name} ${person.last_name}`} photo={person.photo} size="huge" />
    </div>
  </div>
)

type PictureProps = { kind: PictureKind; hasPicture: boolean; message: string | null; onChoice: (file: File) => void }

const Picture = ({ kind, hasPicture, message, onChoice }: PictureProps) => {
  const t = useWords().profile.pictures
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <FileChoice label={hasPicture ? t.change[kind] : t.add[kind]} accept={pictureTypes} onChoice={onChoice} />
        {hasPicture && <PostForm intent={intents[kind].remove} submit={t.remove} name={t.removeNamed[kind]} look="plain" />}
      </div>
      {message && (
        <p role="status" className="text-sm font-medium text-accent">
          {message}
        </p>
      )}
      <div className="no-script-only">
        <PostForm intent={intents[kind].set} submit={t.send} look="quiet" hasFile>
          <TextField type="file" name="file" required accept={pictureTypes} label={t.add[kind]} help={t.middle[kind]} />
        </PostForm>
      </div>
    </div>
  )
}
