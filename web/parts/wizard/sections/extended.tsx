import { draftLengths } from '../../../../contract/organizing/limits.ts'
import { flagOf, textOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, TextField } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FilesField, pictureTypes } from '../files-field.tsx'
import { filesIn, linesOrNull, textOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'
import { CertificatePlaceholders, CertificatePreview } from './certificate-preview.tsx'

const Extended = ({ opened, eventId, field, linked, remember }: SectionProps) => {
  const t = useWords().wizardSections.extended
  return (
    <>
      <div className="group/certificate flex flex-col gap-4">
        <Checkbox {...field('certificate', t.certificate)} defaultChecked={opened.certificate} />
        <div className="hidden flex-col gap-6 group-has-[input[name=certificate]:checked]/certificate:flex">
          <TextArea
            {...field('certificateText', t.certificateText)}
            help={t.certificateTextHelp}
            isOptional={t.optional}
            rows={4}
            maxLength={draftLengths.certificateText}
            defaultValue={opened.certificateText ?? ''}
          />
          <CertificatePlaceholders />
          <FilesField
            field={field('certificateBg', t.certificateBg)}
            saved={opened.certificateBg ? [opened.certificateBg] : []}
            {...{ linked, remember }}
            purpose="photo"
            accept={pictureTypes}
            help={t.certificateBgHelp}
            isOptional={t.optional}
          />
          <Checkbox {...field('certificateDisplayQr', t.certificateDisplayQr)} defaultChecked={opened.certificateDisplayQr} />
          <CertificatePreview eventId={eventId} />
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <Checkbox {...field('needFeedback', t.needFeedback)} defaultChecked={opened.needFeedback} />
        <Checkbox {...field('needStartNotification', t.needStartNotification)} defaultChecked={opened.needStartNotification} />
      </div>
      <TextField
        {...field('apIdentifier', t.apIdentifier)}
        help={t.apIdentifierHelp}
        isOptional={t.optional}
        placeholder="00-0000-000000"
        inputMode="numeric"
        autoComplete="off"
        maxLength={draftLengths.apIdentifier}
        defaultValue={opened.apIdentifier ?? ''}
      />
    </>
  )
}

export const extendedSection: SectionModule = {
  Section: Extended,
  read: (form) => ({
    certificate: flagOf(form, 'certificate'),
    certificateText: linesOrNull(textOf(form, 'certificateText')),
    certificateBg: filesIn(form, 'certificateBg').at(-1) ?? null,
    certificateDisplayQr: flagOf(form, 'certificateDisplayQr'),
    needFeedback: flagOf(form, 'needFeedback'),
    needStartNotification: flagOf(form, 'needStartNotification'),
    apIdentifier: textOrNull(textOf(form, 'apIdentifier')),
  }),
}
