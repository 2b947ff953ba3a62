import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type OutlineRow, QuestionRow, type RowActions } from './question-row.tsx'

type Props = RowActions & { rows: OutlineRow[]; onDrop: (key: string, to: number) => void }

/** The outline with rows that a pointer drags; loaded when the page is shown. Keyboards have the buttons of the rows, so it announces nothing. */
export const DragList = ({ rows, onDrop, ...actions }: Props) => {
  // a press without a move opens the row
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const drop = ({ active, over }: DragEndEvent) => {
    const to = rows.findIndex(({ question }) => question.key === over?.id)
    if (over && active.id !== over.id && to >= 0) onDrop(String(active.id), to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={silent}>
      <SortableContext items={rows.map(({ question }) => question.key)} strategy={verticalListSortingStrategy}>
        {rows.map((row) => (
          <DragRow key={row.question.key} {...row} {...actions} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

const nothing = () => undefined

const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
  container: document.body,
}

const DragRow = (row: OutlineRow & RowActions) => {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: row.question.key })
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'relative z-10 opacity-80 shadow-raised' : undefined}>
      <QuestionRow {...row} handle={listeners ?? {}} />
    </li>
  )
}
