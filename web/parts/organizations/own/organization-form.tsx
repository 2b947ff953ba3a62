import { type FocusEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ManagedOrganization } from '../../../../contract/organizations/shapes.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import type { ContactPerson } from './contact-rows.tsx'
import { DuplicateNotice } from './duplicate-notice.tsx'
import type { FormOptions } from './load-form.ts'
import { OrganizationFields } from './organization-fields.tsx'
import type { Written } from './save-organization.ts'

type Props = { saved: ManagedOrganization | null; city: string; options: FormOptions; people: ContactPerson[] }

/** The fields of a new or an own organization. A duplicate is shown as soon as its name or number is typed, and again before it is stored. */
export const OrganizationForm = ({ saved, ...rest }: Props) => {
  const t = useWords().ownOrganizations.form
  const post = useFormPost<Written>(saved ? 'save' : 'create')
  const { answer, isBusy } = post
  const { checked, onBlur } = useCheck(post.action, answer)
  const found = (checked ?? answer)?.found
  const duplicate = found?.duplicate ?? null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blur is of the fields inside
    <div onBlur={isBusy ? undefined : onBlur}>
      <PostFormOf
        post={post}
        submit={saved ? t.save : t.send}
        saved={saved ? t.saved : null}
        isRefusalShown={duplicate !== null}
        hasFile
        className="gap-6"
      >
        {(fields) => (
          <OrganizationFields
            {...rest}
            fields={fields}
            saved={saved}
            sent={answer?.sent ?? null}
            cityFault={answer?.cityFault ?? null}
            numberErrors={found?.numberErrors}
            duplicate={duplicate && <DuplicateNotice duplicate={duplicate} fields={fields} exists={found?.exists ?? false} canDiffer={!saved} />}
          />
        )}
      </PostFormOf>
    </div>
  )
}

const identifying = ['name', 'city', 'inn']

/** Checks the organization when the user leaves a field that identifies it; an answer to the form replaces the check. */
const useCheck = (action: string, answer: FormAnswer<Written> | null) => {
  const fetcher = useFetcher<FormAnswer<Written>>()
  const last = useRef('')
  const answered = useRef(answer)
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const form = target instanceof HTMLInputElement && identifying.includes(target.name || fieldOf(target)) ? target.form : null
    if (!form) return
    const values = new FormData(form)
    const typed = identifying.map((name) => String(values.get(name) ?? '').trim()).join('\n')
    if (typed === last.current || typed.trim() === '') return
    last.current = typed
    answered.current = answer
    values.set('change', 'check')
    void fetcher.submit(values, { method: 'post', action, encType: 'multipart/form-data' })
  }
  return { checked: answered.current === answer ? (fetcher.data ?? null) : null, onBlur }
}

/** The visible input of a combobox has no name. */
const fieldOf = (input: HTMLInputElement): string => (input.role === 'combobox' && input.id.endsWith('-city') ? 'city' : '')
