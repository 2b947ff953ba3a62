import { Badge } from '../../../ui/badge.tsx'

export const BadgeExample = () => (
  <p className="flex flex-wrap gap-3">
    <Badge>Draft</Badge>
    <Badge tone="good">Published</Badge>
    <Badge tone="waiting">Waiting for the organizer</Badge>
    <Badge tone="danger">Rejected</Badge>
    <Badge tone="time">Closes tomorrow</Badge>
  </p>
)
