import { loadProfile } from '../../parts/people/profile/load-profile.ts'
import { ProfilePage } from '../../parts/people/profile/profile-page.tsx'
import type { Route } from './+types/page'

export const loader = (args: Route.LoaderArgs) => loadProfile(args)

export default function UserScreen({ loaderData }: Route.ComponentProps) {
  return <ProfilePage key={loaderData.person.id} profile={loaderData} />
}
