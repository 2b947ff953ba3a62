import { Avatar } from '../../../ui/avatar.tsx'
import { AvatarGroup } from '../../../ui/avatar-group.tsx'

const people = ['Anna Orlova', 'Berik Omarov', 'Clara Weiss', 'Dana Kim', 'Emil Novak'].map((name, id) => ({ id, name, photo: null }))

export const AvatarExample = () => (
  <div className="flex flex-wrap items-center gap-6">
    <Avatar id={1} name="Anna Orlova" photo={null} />
    <Avatar id={2} name="Berik Omarov" photo={null} size="large" />
    <AvatarGroup people={people} total={37} label="37 people go" />
  </div>
)
