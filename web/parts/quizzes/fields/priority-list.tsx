import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuestionOption } from '../../../../contract/quizzes/quizzes.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { names } from '../answer-names.ts'

export type PriorityListProps = {
  /** Of the first button. */
  id?: string | undefined
  'aria-invalid'?: true | undefined
  questionId: number
  isOptional: boolean
  ordered: QuestionOption[]
  isAnswered: boolean
}

/** Options to put in order by dragging or by buttons. The first order is an answer only after the user has confirmed it. */
export const PriorityList = ({ questionId, isOptional, ordered: first, isAnswered: wasAnswered, ...control }: PriorityListProps) => {
  const t = useWords().quizzes.priority
  const list = useRef<HTMLOListElement>(null)
  const [order, setOrder] = useState({ options: first, isAnswered: wasAnswered })
  const [news, setNews] = useState('')
  const start = useRef(order)
  useEffect(() => {
    if (order !== start.current) list.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [order])
  const { options, isAnswered } = order
  const move = (from: number, to: number) => {
    const moved = options[from]
    if (!moved || to < 0 || to >= options.length) return
    setOrder({ options: arrayMove(options, from, to), isAnswered: true })
    setNews(t.moved(moved.title, to + 1, options.length))
  }
  const placeOf = (id: unknown) => options.findIndex((option) => option.id === id)
  const onDragEnd = ({ active, over }: DragEndEvent) => over && active.id !== over.id && move(placeOf(active.id), placeOf(over.id))
  return (
    <div className="flex flex-col gap-3">
      <DndContext
        sensors={useSensors(useSensor(PointerSensor))}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <SortableContext items={options} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="flex flex-col gap-2">
            {options.map((option, index) => (
              <Row
                key={option.id}
                {...(index === 0 && control)}
                option={option}
                place={index + 1}
                last={options.length}
                isAnswered={isAnswered}
                onMove={(step) => move(index, index + step)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {isAnswered && options.map(({ id }, index) => <input key={id} type="hidden" name={names.place(questionId, id)} value={index + 1} />)}
      {!isAnswered && (
        <Button look="quiet" className="self-start" onClick={() => setOrder({ options, isAnswered: true })}>
          {t.confirm}
        </Button>
      )}
      {isAnswered && isOptional && (
        <Button look="plain" size="small" className="self-start" onClick={() => setOrder({ options, isAnswered: false })}>
          {t.clear}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

/** The list announces its own moves, in the words of the page. */
const nothing = () => undefined
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

type RowProps = Pick<PriorityListProps, 'id' | 'aria-invalid' | 'isAnswered'> & {
  option: QuestionOption
  place: number
  last: number
  onMove: (step: 1 | -1) => void
}

const Row = ({ option: { id, title }, place, last, isAnswered, onMove, ...control }: RowProps) => {
  const t = useWords().quizzes.priority
  const { setNodeRef, transform, transition, isDragging, listeners } = useSortable({ id })
  // the rows have different heights, so only their place changes
  const style = { transition, transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={`flex items-center gap-1 rounded-xl border bg-surface pr-1 ${isDragging ? 'relative z-10 border-accent shadow-raised' : 'border-line'}`}
    >
      <span {...listeners} aria-hidden="true" className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-soft">
        <GripVertical className="size-5" />
      </span>
      {isAnswered && <span className="w-6 shrink-0 font-semibold tabular-nums text-accent">{place}</span>}
      <span className="min-w-0 grow py-2 wrap-anywhere">{title}</span>
      <MoveButton {...control} name={t.up(title)} isOff={place === 1} onPress={() => onMove(-1)}>
        <ArrowUp className="size-5" aria-hidden="true" />
      </MoveButton>
      <MoveButton name={t.down(title)} isOff={place === last} onPress={() => onMove(1)}>
        <ArrowDown className="size-5" aria-hidden="true" />
      </MoveButton>
    </li>
  )
}

type MoveProps = Pick<PriorityListProps, 'id' | 'aria-invalid'> & { name: string; isOff: boolean; onPress: () => void; children: ReactNode }

/** A button at the end of the list keeps the focus, which a disabled one would lose. */
const MoveButton = ({ name, isOff, onPress, children, ...control }: MoveProps) => (
  <button
    type="button"
    {...control}
    aria-label={name}
    title={name}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
    className="flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
  >
    {children}
  </button>
)
