import { use } from 'react'
import { Link } from 'react-router'
import type { OwnerCertificate } from '../../../../contract/certificates/certificates.ts'
import { certificateNameLength, revocationReasonLength } from '../../../../contract/certificates/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useApiBase } from '../../../kernel/api-base.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths, paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'

const tones: Record<OwnerCertificate['status'], BadgeTone> = { issued: 'good', replaced: 'neutral', revoked: 'danger' }

/** A certificate with its person, number and state, and the forms that change it. */
export const CertificateRow = ({ certificate }: { certificate: OwnerCertificate }) => {
  const t = useWords().certificates
  const locale = useLocale()
  const { id, userId, userName, photo, number, issuedAt, timezoneName: zone, status, replacedBy, revocationReason } = certificate
  return (
    <article className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Avatar id={userId ?? id} name={userName} photo={photo} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h2 className="font-medium wrap-anywhere">
            {userId === null ? (
              userName
            ) : (
              <Link to={paths.user(userId)} className="hover:underline">
                {userName}
              </Link>
            )}
          </h2>
          <p className="text-sm text-ink-soft tabular-nums">
            {number} · {format(issuedAt, { locale, zone, kind: 'yearDate' })}
            {replacedBy && ` · ${t.list.replacedBy(replacedBy)}`}
          </p>
          <p>
            <Badge tone={tones[status]}>{t.list.states[status]}</Badge>
          </p>
          {revocationReason && <p className="text-sm wrap-anywhere">{t.reason(revocationReason)}</p>}
        </div>
      </div>
      {status !== 'replaced' && !(status === 'revoked' && replacedBy) && <Actions certificate={certificate} />}
    </article>
  )
}

const Actions = ({ certificate: { id, userName, profileName, status, code } }: { certificate: OwnerCertificate }) => {
  const { list: t } = useWords().certificates
  const files = callPaths(useApiBase())
  const { answer } = use(PageForms)
  const isRefused = Boolean(answer?.problem) && answer?.subject === String(id)
  return (
    <Unfolded title={t.more} name={t.actions(userName)} width="wide" isOpen={isRefused}>
      <div className="flex flex-col gap-6">
        {status === 'issued' && code && (
          <div className="flex flex-wrap items-start gap-2">
            <ButtonAnchor href={files.certificateByCode(code, 'pdf')} download look="quiet">
              {t.openFile}
            </ButtonAnchor>
            <PostForm intent="send" subject={id} submit={t.send} name={`${t.send}: ${userName}`} look="quiet" saved={t.sent} />
          </div>
        )}
        <PostForm intent="reissue" subject={id} submit={t.reissue} name={`${t.reissue}: ${userName}`} look="quiet" saved={null}>
          {(fields) => (
            <>
              {status === 'revoked' && <input type="hidden" name="afterRevocation" value="1" />}
              <p className="text-sm text-ink-soft">{t.reissueLead}</p>
              <TextField
                {...fields.text('userName', t.name, { saved: profileName || userName })}
                help={profileName && profileName !== userName ? t.nameFromProfile(userName) : t.nameHelp}
                maxLength={certificateNameLength}
                autoComplete="off"
              />
            </>
          )}
        </PostForm>
        {status === 'issued' && (
          <PostForm intent="revoke" subject={id} submit={t.revoke} name={`${t.revoke}: ${userName}`} look="danger" saved={null}>
            {(fields) => (
              <>
                <p className="text-sm text-ink-soft">{t.revokeLead}</p>
                <TextField {...fields.text('reason', t.reason)} help={t.reasonHelp} required maxLength={revocationReasonLength} autoComplete="off" />
              </>
            )}
          </PostForm>
        )}
      </div>
    </Unfolded>
  )
}
