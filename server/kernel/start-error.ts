/** The reason why the product cannot start, in one sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}
