type Props = { title: string; html: string; className?: string }

/**
 * An email as a mail program shows it. The sandbox is empty: nothing in it can run scripts, open windows or reach our pages. Their policy
 * refuses style sheets, so that only the style attributes of the email apply.
 */
export const LetterFrame = ({ title, html, className = 'h-128' }: Props) => (
  <iframe
    title={title}
    srcDoc={html.replace(/<style>[^<]*<\/style>/, '')}
    sandbox=""
    className={`mt-3 w-full rounded-xl border border-line bg-white ${className}`}
  />
)
