import { Download } from 'lucide-react'
import { useApiBase } from '../../../kernel/api-base.ts'
import { useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'

/** All answers as a file. */
export const ExportLinks = ({ quizId }: { quizId: number }) => {
  const { results: t } = useWords().quizBuilder
  const calls = callPaths(useApiBase())
  return (
    <span className="flex flex-wrap gap-2">
      {(['xlsx', 'csv'] as const).map((file) => (
        <ButtonAnchor key={file} href={calls.quizExport(quizId, file)} look="quiet" download>
          <Download className="size-5 max-sm:hidden" aria-hidden="true" />
          {t.export[file]}
        </ButtonAnchor>
      ))}
    </span>
  )
}
