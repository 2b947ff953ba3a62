import type { ResumeChange } from '../../../../contract/people/profile.ts'
import type { Tx } from '../../../kernel/db.ts'
import { wrongField } from '../../../kernel/refusal.ts'
import { claimUploads, releaseUploads } from '../../uploads/claim.ts'
import { certificatesOf, deleteResume, replaceCertificates, saveColumns } from './resume-store.ts'

/** Changes the given fields of a resume; null removes it. Certificates must be uploads of the user. */
export const saveResume = async (tx: Tx, userId: number, resume: ResumeChange | null): Promise<void> => {
  if (resume) {
    await saveColumns(tx, userId, columnsOf(resume))
    if (resume.certificates) await saveCertificates(tx, userId, [...new Set(resume.certificates)])
    return
  }
  await saveCertificates(tx, userId, [])
  await deleteResume(tx, userId)
}

const columnsOf = ({ desiredPosition, qualification, salary, skills, visible }: ResumeChange) => ({
  ...(desiredPosition !== undefined && { desired_position: desiredPosition || null }),
  ...(qualification !== undefined && { qualification }),
  ...(salary !== undefined && { salary }),
  ...(skills !== undefined && { skills: [...new Set(skills)] }),
  ...(visible !== undefined && { is_visible: visible }),
})

const saveCertificates = async (tx: Tx, userId: number, uploadIds: string[]) => {
  const before = (await certificatesOf(tx, [userId])).map(({ id }) => id)
  if (!(await claimUploads(tx, { ids: uploadIds, ownerId: userId }))) throw wrongField('resume.certificates')
  await replaceCertificates(tx, userId, uploadIds)
  await releaseUploads(
    tx,
    before.filter((id) => !uploadIds.includes(id)),
  )
}
