import { draftCounts } from '../../../../contract/organizing/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { FilesField } from '../files-field.tsx'
import { filesIn } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const lists = ['documents', 'materials'] as const

const Materials = ({ opened, field, linked, remember }: SectionProps) => {
  const t = useWords().wizardSections.materials
  return lists.map((name) => (
    <FilesField
      key={name}
      field={field(name, t[name].label)}
      help={t[name].help}
      saved={opened[name]}
      {...{ linked, remember }}
      purpose="document"
      maxFiles={draftCounts.files}
      isOptional={t.optional}
    />
  ))
}

export const materialsSection: SectionModule = {
  Section: Materials,
  read: (form) => ({ documents: filesIn(form, 'documents'), materials: filesIn(form, 'materials') }),
}
