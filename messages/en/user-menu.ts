import type { Dictionary } from '../ru.ts'

export const userMenu = {
  label: 'User menu',
  ownQrCode: 'My QR code',
  items: {
    profile: 'Profile',
    activity: 'My events',
    settings: 'Settings',
    bookings: 'Bookings',
    organizer: 'Organizer dashboard',
    entrepreneur: 'Entrepreneur dashboard',
    teams: 'Teams',
    organizations: 'Organizations',
    admin: 'Admin panel',
    expert: 'Expert dashboard',
    control: 'Check-in',
    logout: 'Sign out',
  },
} satisfies Dictionary['userMenu']
