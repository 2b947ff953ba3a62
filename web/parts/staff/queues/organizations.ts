import type { z } from 'zod'
import { organizationQueue } from '../../../../contract/organizations/review.ts'
import type { Dictionary, ServerDictionary } from '../../../../messages/ru.ts'
import { type Fact, queueOf } from '../queue.ts'

type Reviewed = z.output<typeof organizationQueue.item>

export const organizations = queueOf({
  spec: organizationQueue,
  place: 10,
  isFinal: false,
  rowOf: (organization, _now, words) => ({
    state: organization.moderation,
    comment: organization.moderationComment,
    people: [{ id: organization.user.id, name: organization.user.name, facts: [] }],
    what: organization.name,
    since: organization.changedAt ?? organization.createdAt,
    facts: factsOf(organization, words),
    files: organization.logo ? [{ url: organization.logo, name: organization.name, isPicture: true }] : [],
  }),
})

type Words = Pick<ServerDictionary, 'organizationTypes' | 'activities' | 'queues'> & Pick<Dictionary, 'around'>

const factsOf = (organization: Reviewed, { organizationTypes, activities, around, queues }: Words): Fact<'organizations'>[] => [
  ...closingOf(organization, around),
  ...changesOf(organization, queues.organizations),
  { name: 'organization', text: organization.name },
  { name: 'organizationType', text: organizationTypes[organization.type] },
  ...(organization.INN ? [{ name: 'number', text: organization.INN } as const] : []),
  ...(organization.cityName ? [{ name: 'city', text: organization.cityName } as const] : []),
  ...(organization.url ? [{ name: 'site', text: organization.url } as const] : []),
  ...(organization.contacts ? [{ name: 'contacts', text: organization.contacts } as const] : []),
  ...(organization.description ? [{ name: 'description', text: organization.description } as const] : []),
  ...organization.activityTypes.map((type) => ({ name: 'activities', text: activities[type] }) as const),
  ...organization.similar.map(({ name }) => ({ name: 'similar', text: name }) as const),
  { name: 'addedAt', at: organization.createdAt, kind: 'dateTime' },
]

/** A complaint closed it: an approval opens it again. */
const closingOf = ({ closed }: Reviewed, { claim }: Words['around']): Fact<'organizations'>[] =>
  closed
    ? [
        { name: 'closedReason', text: claim.reasons[closed.reason] },
        { name: 'closedAt', at: closed.at, kind: 'dateTime' },
      ]
    : []

/** The texts of the last approval. A public organization keeps its page while staff look at its changes. */
const changesOf = ({ changedAt, changes }: Reviewed, { changed, empty }: Words['queues']['organizations']): Fact<'organizations'>[] => [
  ...(changedAt ? [{ name: 'changedAt', at: changedAt, kind: 'dateTime' } as const] : []),
  ...changes.map(({ field, before }) => {
    const isText = field !== 'logo' && field !== 'contacts'
    return { name: `${field}Before`, text: isText ? (before ?? empty) : changed } as const
  }),
]
