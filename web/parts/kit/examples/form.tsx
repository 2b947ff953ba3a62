import { useId } from 'react'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { formFields } from '../../../forms/form-fields.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { CityField } from '../../cities/city-field.tsx'

const errors = { email: ['Check how it is written.'], name: ['Fill in this field.'] }

const refused: FormAnswer = {
  intent: 'invite',
  subject: '',
  problem: { status: 422, reason: 'invalidInput', message: '', error: {}, errors },
  typed: { name: [''], email: ['vera@'], role: ['guest'] },
}

/** A form, and a refused one: the summary, the errors at the fields, and the typed values. */
export const FormExample = () => (
  <div className="grid max-w-4xl gap-8 md:grid-cols-2">
    <PostForm intent="rename" submit="Save">
      {(fields) => (
        <>
          <TextField {...fields.text('title', 'Title', { saved: 'Spring fair' })} maxLength={60} />
          <CityField {...fields.text('city', 'City')} fault={null} cities={['Moscow']} />
        </>
      )}
    </PostForm>
    <Refused />
  </div>
)

/** Without `PostForm`, which would take the focus of the page for the errors. */
const Refused = () => {
  const fields = formFields(refused, useId())
  const name = <TextField {...fields.text('name', 'Name')} maxLength={60} />
  const email = <TextField {...fields.text('email', 'Email')} type="email" help="The invitation is sent here." />
  return (
    <form onSubmit={(press) => press.preventDefault()} className="flex flex-col gap-4">
      <ErrorSummary faulty={fields.faulty} />
      {name}
      {email}
      <SelectField {...fields.text('role', 'Role', { saved: 'speaker' })}>
        <option value="speaker">Speaker</option>
        <option value="guest">Guest</option>
      </SelectField>
      <Checkbox {...fields.checkbox('reminder', 'Send a reminder', true)} />
      <Button type="submit" className="self-start">
        Invite
      </Button>
    </form>
  )
}
