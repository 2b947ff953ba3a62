type Props = {
  /** The intent that Enter submits; without it Enter does nothing. */
  intent?: string
  isBusy?: boolean
}

/**
 * Decides what Enter does in a form whose first visible button is not the forward one. Browsers press the first submit
 * button of a form, with or without scripts, and none if that button is disabled; so this one precedes all others.
 */
export const EnterKey = ({ intent, isBusy = false }: Props) => (
  <button type="submit" name="intent" value={intent} disabled={isBusy || intent === undefined} tabIndex={-1} aria-hidden="true" className="sr-only" />
)
