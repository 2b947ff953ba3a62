import { expect, test } from 'vitest'
import { screens } from '../../site-map.ts'
import { headerItems, userItems } from './navigation.ts'

const built = new Set<string>(screens.map(({ path }) => path))

test('header: the built screens of the customer, in their order (V108)', () => {
  const planned = ['/events', '/places', '/navigator', '/events/competition', '/organizations', '/users', '/knowledge']
  expect(headerItems.map(({ path }) => path)).toEqual(planned.filter((path) => built.has(path)))
})

test('user menu: the built screens of the customer, in their order; staff and experts see their own (V109)', () => {
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
  ]
  const pathsOf = (isStaff: boolean, isExpert: boolean) => userItems({ isStaff, isExpert }).map(({ path }) => path)
  expect(pathsOf(true, true)).toEqual(planned.filter((path) => built.has(path)))
  expect(pathsOf(false, false)).toEqual(pathsOf(true, true).filter((path) => path !== '/admin' && path !== '/expert'))
})
