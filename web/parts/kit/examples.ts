import type { ComponentType } from 'react'
import { AvatarExample } from './examples/avatar.tsx'
import { BadgeExample } from './examples/badge.tsx'
import { ButtonExample } from './examples/button.tsx'
import { CabinetExample } from './examples/cabinet.tsx'
import { ComboboxExample } from './examples/combobox.tsx'
import { DataTableExample } from './examples/data-table.tsx'
import { DatesExample } from './examples/dates.tsx'
import { DialogExample } from './examples/dialog.tsx'
import { EmptyStateExample } from './examples/empty-state.tsx'
import { FieldsExample } from './examples/fields.tsx'
import { FileUploadExample } from './examples/file-upload.tsx'
import { FormExample } from './examples/form.tsx'
import { LinkListExample } from './examples/link-list.tsx'
import { MapExample } from './examples/map.tsx'
import { NumbersExample } from './examples/numbers.tsx'
import { PaginationExample } from './examples/pagination.tsx'
import { PopoverExample } from './examples/popover.tsx'
import { ProgressExample } from './examples/progress.tsx'
import { RichTextExample } from './examples/rich-text.tsx'
import { SidePanelExample } from './examples/side-panel.tsx'
import { SkeletonExample } from './examples/skeleton.tsx'
import { TabsExample } from './examples/tabs.tsx'
import { ToastExample } from './examples/toast.tsx'
import { WizardExample } from './examples/wizard.tsx'

/** One example a piece, in the order of the page. */
export const examples: { name: string; Example: ComponentType }[] = [
  { name: 'button', Example: ButtonExample },
  { name: 'avatar', Example: AvatarExample },
  { name: 'badge', Example: BadgeExample },
  { name: 'tabs', Example: TabsExample },
  { name: 'empty-state', Example: EmptyStateExample },
  { name: 'skeleton', Example: SkeletonExample },
  { name: 'dialog', Example: DialogExample },
  { name: 'popover', Example: PopoverExample },
  { name: 'link-list', Example: LinkListExample },
  { name: 'toast', Example: ToastExample },
  { name: 'side-panel', Example: SidePanelExample },
  { name: 'combobox', Example: ComboboxExample },
  { name: 'form', Example: FormExample },
  { name: 'data-table', Example: DataTableExample },
  { name: 'map', Example: MapExample },
  { name: 'pagination', Example: PaginationExample },
  { name: 'cabinet', Example: CabinetExample },
  { name: 'wizard', Example: WizardExample },
  { name: 'numbers', Example: NumbersExample },
  { name: 'progress', Example: ProgressExample },
  { name: 'fields', Example: FieldsExample },
  { name: 'dates', Example: DatesExample },
  { name: 'file-upload', Example: FileUploadExample },
  { name: 'rich-text', Example: RichTextExample },
]
