import { Building2, Users, Volume2, VolumeX } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { scannedCodeLength } from '../../../../contract/control/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useScripts } from '../../../ui/use-scripts.ts'
import { DoorLine } from '../offline/door-line.tsx'
import { useDoor } from '../offline/use-door.ts'
import type { ScannerAnswer } from './answer-scanner.ts'
import { LastScans } from './last-scans.tsx'
import type { ScannerData, ScannerSpace } from './load-scanner.ts'
import { ResultCard } from './result-card.tsx'
import { useScans } from './use-scans.ts'
import { useWedge } from './use-wedge.ts'

/** It needs scripts, and only this page loads the decoder. */
const Camera = lazy(async () => ({ default: (await import('./camera.tsx')).Camera }))

type Props = { data: ScannerData; answer: ScannerAnswer | null }

/** The scanner of the door: camera, typed code and connected scanner give the same answers (R005). */
export const ScannerPage = ({ data: { spaces, space }, answer }: Props) => (
  <div className="frame flex grow flex-col gap-4 py-4 sm:py-6">
    {space ? <Scanner key={space.id} space={space} hasOthers={spaces.length > 1} first={answer?.outcome ?? null} /> : <SpaceChoice spaces={spaces} />}
  </div>
)

const SpaceChoice = ({ spaces }: { spaces: ScannerSpace[] }) => {
  const t = useWords().control
  if (spaces.length === 0)
    return (
      <>
        <h1 className="text-2xl font-semibold">{t.scanner.title}</h1>
        <EmptyState Icon={Building2} title={t.spaces.none}>
          <p>{t.spaces.noneHint}</p>
        </EmptyState>
      </>
    )
  return (
    <>
      <h1 className="text-2xl font-semibold">{t.scanner.where}</h1>
      <ul className="grid gap-3 sm:grid-cols-2">
        {spaces.map(({ id, name, cityName, address }) => (
          <li key={id} className="flex">
            <Link
              to={paths.scanner({ spaceId: id })}
              className="flex min-h-20 w-full flex-col justify-center rounded-2xl border border-line-strong bg-surface px-5 py-3 hover:bg-sunken"
            >
              <span className="text-lg font-semibold wrap-anywhere">{name}</span>
              <span className="text-sm text-ink-soft wrap-anywhere">{[cityName, address].filter(Boolean).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

type ScannerProps = { space: ScannerSpace; hasOthers: boolean; first: ScannerAnswer['outcome'] | null }

const Scanner = ({ space, hasOthers, first }: ScannerProps) => {
  const t = useWords().control.scanner
  const [hasSound, setSound] = useState(true)
  const { door, status, isKept } = useDoor(space.id)
  const { scans, isChecking, check, undo } = useScans({ spaceId: space.id, hasSound, first: first ?? null, door })
  const field = useRef<HTMLFormElement>(null)
  useWedge((code) => {
    // the keys of the scanner may also have gone to the field
    field.current?.reset()
    check(code)
  })
  return (
    <>
      <header className="flex items-center gap-2 sm:gap-4">
        <div className="min-w-0 grow">
          <h1 className="sr-only">{t.title}</h1>
          <p className="text-lg leading-tight font-semibold wrap-anywhere">{space.name}</p>
          {hasOthers && (
            <Link to={paths.scanner()} className="inline-flex min-h-14 items-center font-medium text-accent underline underline-offset-4">
              {t.change}
            </Link>
          )}
        </div>
        <Button look="quiet" aria-pressed={hasSound} onClick={() => setSound(!hasSound)} className="script-only">
          {hasSound ? <Volume2 className="size-5" aria-hidden="true" /> : <VolumeX className="size-5" aria-hidden="true" />}
          <span className="max-sm:sr-only">{t.sound}</span>
        </Button>
        <ButtonLink to={paths.controlSpace(space.id)} look="quiet" aria-label={t.toVisitors}>
          <Users className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t.toVisitors}</span>
        </ButtonLink>
      </header>
      <DoorLine status={status} isKept={isKept} zone={space.timezone} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <div className="flex min-w-0 flex-col gap-4">
          <LiveCamera onCode={check} />
          <div className="max-md:order-last">
            <CodeForm form={field} space={space} onCode={check} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-md:contents">
          <div className="max-md:order-first">
            <ResultCard scan={scans[0]} space={space} isChecking={isChecking} onUndo={(scan) => void undo(scan)} onRetry={check} />
          </div>
          <LastScans scans={scans.slice(1)} zone={space.timezone} />
        </div>
      </div>
    </>
  )
}

const LiveCamera = ({ onCode }: { onCode: (code: string) => void }) => {
  const hasScripts = useScripts()
  const placeholder = <div className="script-only min-h-44 rounded-3xl bg-black" />
  return hasScripts ? (
    <Suspense fallback={placeholder}>
      <Camera onCode={onCode} />
    </Suspense>
  ) : (
    placeholder
  )
}

type CodeFormProps = { form: React.RefObject<HTMLFormElement | null>; space: ScannerSpace; onCode: (code: string) => void }

/** A typed code: shown at all times, because a camera may be missing or denied (V552). */
const CodeForm = ({ form, space, onCode }: CodeFormProps) => {
  const t = useWords().control.scanner
  const hasScripts = useScripts()
  const send = (press: React.FormEvent<HTMLFormElement>) => {
    press.preventDefault()
    onCode(String(new FormData(press.currentTarget).get('code') ?? ''))
    press.currentTarget.reset()
  }
  return (
    <Form data-offline ref={form} method="post" action={paths.scanner({ spaceId: space.id })} onSubmit={send} className="flex flex-col gap-3">
      <input type="hidden" name="subject" value="" />
      <TextField
        id="visitor-code"
        label={t.code}
        help={hasScripts ? t.codeHelp : t.codeHelpPlain}
        name="code"
        maxLength={scannedCodeLength}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" name="intent" value="check" size="large">
        {t.check}
      </Button>
    </Form>
  )
}
