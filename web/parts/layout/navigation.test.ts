import { expect, test } from 'vitest'
import { screens } from '../../site-map.ts'
import { headerItems, userItems } from './navigation.ts'

const built = new Set<string>(screens.map(({ path }) => path))

test('header: the built screens of the customer, in their order (V108)', () => {
  const planned = ['/events', '/places', '/navigator', '/events/competition', '/organizations', '/users', '/knowledge']
  expect(headerItems.map(({ path }) => path)).toEqual(planned.filter((path) => built.has(path)))
})

test('user menu: the built screens of the customer, in their order; staff, experts and control see their own (V109)', () => {
  const planned = [
    '/profile',
    '/activity',
    '/settings',
    '/my-booking-rooms',
    '/organizer-cabinet',
    '/entrepreneur-cabinet',
    '/teams',
    '/my-organizations',
    '/admin',
    '/expert',
    '/control',
  ]
  const all = { isStaff: true, isExpert: true, isControl: true }
  const pathsOf = (rights: typeof all) => userItems(rights).map(({ path }) => path)
  const without = (paths: string[], own: string) => paths.filter((path) => path !== own)
  expect(pathsOf(all)).toEqual(planned.filter((path) => built.has(path)))
  expect(pathsOf({ ...all, isControl: false })).toEqual(without(pathsOf(all), '/control'))
  expect(pathsOf({ isStaff: false, isExpert: false, isControl: true })).toEqual(without(without(pathsOf(all), '/admin'), '/expert'))
})
