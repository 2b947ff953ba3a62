import { expect, test } from 'vitest'
import { looksIn } from './check-looks.mjs'

test('looks: reject text sizes outside of the scale and widths of pages outside of the frames', () => {
  for (const source of ['text-5xl', 'sm:text-[17px]', 'mx-auto max-w-7xl', 'lg:max-w-5xl', 'max-w-screen-xl'])
    expect(looksIn(`className="${source}"`)).toHaveLength(1)
})

test('looks: accept the scale, the frames and narrower texts', () => {
  expect(looksIn('className="frame text-4xl sm:text-xs max-w-3xl max-w-screen text-ink"')).toEqual([])
})
