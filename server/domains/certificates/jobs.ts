import type { ScheduledJob } from '../../kernel/jobs.ts'
import { issueCertificates } from './issue.ts'

export const certificatesJobs: ScheduledJob[] = [{ name: 'certificates/issue', cron: '*/5 * * * *', run: issueCertificates }]
