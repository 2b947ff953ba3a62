import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { maxMailingBlocks } from '../../../../contract/mailings/limits.ts'
import type { MailingBlock } from '../../../../contract/mailings/shapes.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ComboboxOption } from '../../../ui/combobox-options.ts'
import { Errors } from '../../../ui/field.tsx'
import { BlockFields } from './block-fields.tsx'
import { blockTypes } from './block-steps.ts'

type Props = { fields: FormFields; blocks: MailingBlock[]; events: ComboboxOption[]; isBusy: boolean }

/** The blocks of the letter in their order, and a button for each kind to add. */
export const BlockList = ({ fields, blocks, events, isBusy }: Props) => {
  const { blocks: t } = useWords().mailings
  const { id, errors = [] } = fields.text('content', t.title)
  const allErrors = [...errors, ...(fields.errorsOf('blocks', t.title) ?? [])]
  return (
    <div className="flex flex-col gap-3">
      <h3 id={id} tabIndex={-1} className="font-medium">
        {t.title}
      </h3>
      <Errors errors={allErrors} />
      <ol className="flex flex-col gap-3">
        {blocks.map((block, place) => (
          // blocks have no ids: the form is a new one after every change of their order
          <li key={place}>
            <BlockCard {...{ fields, block, place, events, isBusy }} count={blocks.length} />
          </li>
        ))}
      </ol>
      {blocks.length < maxMailingBlocks && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm text-ink-soft">{t.add}</legend>
          <div className="flex flex-wrap gap-2">
            {blockTypes.map((type) => (
              <Button key={type} type="submit" name="step" value={`add-${type}`} look="quiet" size="small" isBusy={isBusy}>
                <Plus className="size-4" aria-hidden="true" />
                {t.types[type]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

type Card = Omit<Props, 'blocks'> & { block: MailingBlock; place: number; count: number }

const BlockCard = ({ fields, block, place, events, count, isBusy }: Card) => {
  const { blocks: t } = useWords().mailings
  const name = t.named(t.types[block.type], place + 1)
  const step = (verb: 'up' | 'down' | 'remove') => ({
    ...{ type: 'submit' as const, name: 'step', value: `${verb}-${place}`, look: 'plain' as const, size: 'small' as const, isBusy },
    'aria-label': t[verb](name),
  })
  return (
    <fieldset data-block={place} tabIndex={-1} className="flex flex-col gap-3 rounded-xl border border-line bg-paper p-3 sm:p-4">
      <legend className="sr-only">{name}</legend>
      <input type="hidden" name="blockType" value={block.type} />
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden="true" className="text-sm font-medium text-ink-soft">
          {t.number(place + 1)}
        </span>
        <span className="-my-1 flex">
          {place > 0 && (
            <Button {...step('up')}>
              <ArrowUp className="size-4" aria-hidden="true" />
            </Button>
          )}
          {place < count - 1 && (
            <Button {...step('down')}>
              <ArrowDown className="size-4" aria-hidden="true" />
            </Button>
          )}
          <Button {...step('remove')}>
            <Trash2 className="size-4" aria-hidden="true" />
          </Button>
        </span>
      </div>
      <BlockFields fields={fields} block={block} place={place} events={events} />
    </fieldset>
  )
}
