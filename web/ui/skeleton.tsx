const shapes = {
  text: 'h-4 rounded',
  title: 'h-8 rounded-lg',
  row: 'h-17 rounded-xl',
  card: 'h-72 rounded-2xl',
}

/** Grey shapes in the place of content that is loading. The label of the loading belongs to the part around them. */
export const Skeleton = ({ shape, count = 1, className = '' }: { shape: keyof typeof shapes; count?: number; className?: string }) =>
  Array.from({ length: count }, (_, place) => place).map((place) => (
    <span
      key={place}
      aria-hidden="true"
      className={`block bg-sunken motion-safe:animate-pulse ${shapes[shape]} ${shape === 'text' && place === count - 1 && count > 1 ? 'w-2/3' : ''} ${className}`}
    />
  ))
