/** One of two texts in the room of the longer one, so that nothing around moves when it changes. */
export const SteadyWords = ({ before, after, isAfter }: { before: string; after: string; isAfter: boolean }) => (
  <span className="grid justify-items-start">
    <span className={`col-start-1 row-start-1 ${isAfter ? 'invisible' : ''}`}>{before}</span>
    <span className={`col-start-1 row-start-1 ${isAfter ? '' : 'invisible'}`}>{after}</span>
  </span>
)
