type Props = { label: string; accept?: string; isBusy?: boolean; onChoice: (file: File) => void }

/** A button that opens the file dialog; the same file may be chosen again. */
export const FileChoice = ({ label, accept, isBusy = false, onChoice }: Props) => {
  const choose = ({ currentTarget: input }: React.ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    if (file) onChoice(file)
    input.value = ''
  }
  return (
    <label
      aria-busy={isBusy || undefined}
      className="script-only inline-flex min-h-11 cursor-pointer items-center rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-accent aria-busy:opacity-60"
    >
      {label}
      <input type="file" accept={accept} onChange={choose} disabled={isBusy} className="sr-only" />
    </label>
  )
}
