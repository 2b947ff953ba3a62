import { type Screen, screens } from './site-map.ts'

const below = (layout: Screen['layout']) =>
  screens.filter((screen) => screen.layout === layout).map(({ path, file }) => (path === '/' ? { index: true, file } : { path: path.slice(1), file }))

export default [
  { file: 'parts/layout/default-layout.tsx', children: below('default') },
  { file: 'parts/layout/simple-layout.tsx', children: below('simple') },
  { file: 'parts/layout/fast-quiz-layout.tsx', children: below('fast-quiz') },
  { file: 'parts/layout/control-layout.tsx', children: below('control') },
  ...below('blank'),
]
