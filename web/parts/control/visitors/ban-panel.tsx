import { useSearchParams } from 'react-router'
import type { ControlSpace } from '../../../../contract/control/control.ts'
import { restrictionReasonLength } from '../../../../contract/coworking/limits.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { visitorsPath } from './visitors-address.ts'

type Props = { space: ControlSpace; user: { id: number; name: string }; today: string }

/** The ban of one visitor, with its last day and its reason. */
export const BanPanel = ({ space, user, today }: Props) => {
  const { ban: t } = useWords().control
  const [params] = useSearchParams()
  return (
    <SidePanel title={t.title} closeTo={visitorsPath(space.id, params)}>
      <p className="text-lg font-semibold wrap-anywhere">{user.name}</p>
      <p className="text-ink-soft">{t.lead}</p>
      <PostForm intent="ban" subject={user.id} submit={t.submit} look="danger">
        {(fields) => (
          <>
            <Until fields={fields} today={today} />
            <TextArea {...fields.text('reason', t.reason)} help={t.reasonHelp} isOptional={t.optional} maxLength={restrictionReasonLength} />
          </>
        )}
      </PostForm>
    </SidePanel>
  )
}

const Until = ({ fields, today }: { fields: FormFields; today: string }) => {
  const { ban: t } = useWords().control
  const field = fields.text('until', t.until)
  return <DateField {...field} defaultValue={String(field.defaultValue)} help={t.untilHelp} isOptional={t.optional} min={today} />
}
