import { mailingLengths, mailingTemplates } from '../../../../contract/mailings/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Radio, TextField } from '../../../ui/field.tsx'
import { CabinetNavigation } from '../../cabinet/cabinet-navigation.tsx'
import type { NewMailingData } from './load-mailing.ts'

/** The start of a mailing: its subject, its template, and the event it is about; for a survey, the event whose participants are asked. */
export const CreatePage = ({ data: { navigation, events, eventId, quiz } }: { data: NewMailingData }) => {
  const { mailings: t } = useWords()
  return (
    <CabinetLayout title={t.createTitle} navigation={<CabinetNavigation navigation={navigation} current="mailings" />} isNarrow>
      {quiz && <p className="text-ink-soft wrap-anywhere">{t.aboutQuiz(quiz.title)}</p>}
      <PostForm intent="create" subject={quiz?.id} submit={t.start} saved={null} className="gap-6">
        {(fields) => (
          <>
            <TextField
              {...fields.text('subjectLine', t.fields.subject, { error: 'subject' })}
              help={t.fields.subjectHelp}
              maxLength={mailingLengths.subject}
              required
            />
            {!quiz && (
              <fieldset className="flex flex-col gap-2">
                <legend className="mb-1.5 font-medium">{t.fields.template}</legend>
                {mailingTemplates.map((name) => (
                  <Radio
                    key={name}
                    {...fields.option('template', t.templates[name].name, name, name === 'organizer')}
                    help={t.templates[name].text}
                  />
                ))}
              </fieldset>
            )}
            <Combobox
              {...fields.choice('eventId', quiz ? t.fields.askedEvent : t.fields.event)}
              isOptional={t.fields.optional}
              help={quiz ? t.fields.askedEventHelp : t.fields.eventHelp}
              options={events}
              chosen={events.filter(({ id }) => id === eventId)}
            />
          </>
        )}
      </PostForm>
    </CabinetLayout>
  )
}
