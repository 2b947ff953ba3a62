/** Reports of mail servers, in the shapes that common servers send. `key` is the Message-ID of the letter without its domain. */

type Bounce = { key: string; to: string; status?: string; action?: string; diagnostic?: string; final?: string }

const crlf = (lines: readonly string[]) => lines.join('\r\n')

const report = (type: string, subject: string, parts: readonly (readonly string[])[]) =>
  crlf([
    'From: MAILER-DAEMON@mx.example',
    'To: noreply@vmeste.example',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="=_r"`,
    '',
    ...parts.flatMap((part) => ['--=_r', ...part, '']),
    '--=_r--',
    '',
  ])

const originalHeaders = ({ key, to }: { key: string; to: string }) => [
  'From: noreply@vmeste.example',
  `To: ${to}`,
  'Subject: =?UTF-8?B?0JLRgdGC0YDQtdGH0LA=?=',
  `Message-ID: <${key}@vmeste.example>`,
]

/** Postfix: folded diagnostic, the headers of the letter alone. */
export const postfixBounce = ({ key, to, status = '5.1.1', action = 'failed', diagnostic = '550 5.1.1 user unknown', final = to }: Bounce) =>
  report('delivery-status', 'Undelivered Mail Returned to Sender', [
    ['Content-Description: Notification', 'Content-Type: text/plain; charset=us-ascii', '', 'I am sorry to have to inform you…'],
    [
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      'X-Postfix-Queue-ID: 4F1',
      '',
      `Final-Recipient: rfc822; ${final}`,
      `Original-Recipient: rfc822;${to}`,
      `Action: ${action}`,
      `Status: ${status}`,
      'Remote-MTA: dns; mail.example',
      `Diagnostic-Code: smtp; ${diagnostic}`,
      '    in reply to RCPT TO command',
    ],
    ['Content-Type: text/rfc822-headers', '', ...originalHeaders({ key, to })],
  ])

/** Exchange: the whole letter, field names and values in another case, no original recipient. */
export const exchangeBounce = ({ key, to, status = '5.1.10' }: Bounce) =>
  report('delivery-status', 'Undeliverable', [
    ['Content-Type: text/html; charset="nowhere-8859"', '', '<p>Your message could not be delivered</p>'],
    [
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns;ex.example',
      '',
      `final-recipient: RFC822;${to.toUpperCase()}`,
      'action: Failed',
      `status: ${status}`,
    ],
    ['Content-Type: message/rfc822', '', ...originalHeaders({ key, to }), 'Content-Type: text/plain', '', 'Text'],
  ])

/** A feedback loop: recipients are redacted, the Message-ID remains. */
export const complaint = ({ key, to, type = 'abuse' }: { key: string; to: string; type?: string }) =>
  report('feedback-report', 'FW: Letter', [
    ['Content-Type: text/plain', '', 'This is an email abuse report'],
    [
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: FBL/1.0',
      'Version: 1',
      'Original-Rcpt-To: redacted@mail.example',
    ],
    ['Content-Type: message/rfc822', 'Content-Disposition: inline', '', ...originalHeaders({ key, to }), '', 'Text'],
  ])
