import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { minNetworkSpaces } from '../../../contract/organizing/limits.ts'
import type { FieldFault } from '../../kernel/refusal.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { plainText } from '../events/calendar.ts'
import { isBroadcast, usesSpace } from './document.ts'
import { demand, type Finding, timeOf, webAddress } from './findings.ts'
import { rowFaults } from './publish-row-rules.ts'

/** Faults by the path of their field: `name`, `place.address`, `live.0.url`. */
export type Faults = Record<string, FieldFault[]>
export type PublishContext = {
  now: Date
  /** The start of the version that is public or waits. A running event keeps its start (V243). */
  previousStart: Date | null
}

/** The faults that publication refuses. Types and lengths are checked when a draft is saved. */
export const faultsOf = (document: EventDocument, context: PublishContext): Faults => {
  const findings = [
    ...mainFaults(document),
    ...placeFaults(document),
    ...dateFaults(document, context),
    ...broadcastFaults(document),
    ...seatFaults(document),
    ...rowFaults(document),
  ]
  const faults: Faults = {}
  for (const finding of findings) if (finding) faults[finding[0]] ??= [faultIn(finding)]
  return faults
}

const faultIn = ([, fault, limit]: NonNullable<Finding>): FieldFault => ({ fault, ...(limit !== undefined && { limit }) })

const programmeNumber = /^\d{2}-\d{4}-\d{6}$/

const mainFaults = ({ name, typeId, info, apIdentifier, participation_format, quizId, teamSizeMin, teamSizeMax }: EventDocument): Finding[] => [
  demand(name.trim(), 'name'),
  demand(typeId, 'typeId'),
  demand(plainText(cleanHtml(info)), 'info'),
  demand(apIdentifier === null || programmeNumber.test(apIdentifier), 'apIdentifier', 'format'),
  demand(participation_format !== 'quiz' || quizId, 'quizId'),
  demand(participation_format !== 'team' || teamSizeMin <= teamSizeMax, 'teamSizeMax', 'order'),
]

const placeFaults = ({ format, onlineWithSpace, space, place, networking }: EventDocument): Finding[] => [
  ...(usesSpace({ format, onlineWithSpace })
    ? [demand(space, 'space.spaceId'), demand(!space || space.hallIds.length > 0, 'space.hallIds', 'atLeast', 1)]
    : []),
  ...(format === 'place'
    ? [demand(place?.name.trim(), 'place.name'), demand(place?.address.trim(), 'place.address'), demand(place?.cityId, 'place.cityId')]
    : []),
  demand(!networking || new Set(networking.spaceIds).size >= minNetworkSpaces, 'networking.spaceIds', 'atLeast', minNetworkSpaces),
]

const dateFaults = (
  { dateStart, dateEnd, registrationDateStart, registrationDateEnd }: EventDocument,
  { now, previousStart }: PublishContext,
): Finding[] => {
  const [start, end, opens, closes] = [dateStart, dateEnd, registrationDateStart, registrationDateEnd].map(timeOf)
  return [
    demand(start, 'dateStart'),
    demand(end, 'dateEnd'),
    demand(!start || start >= now.getTime() || start === previousStart?.getTime(), 'dateStart', 'past'),
    demand(!start || !end || start < end, 'dateEnd', 'beforeStart'),
    demand(!closes || !end || closes <= end, 'registrationDateEnd', 'afterEnd'),
    demand(!opens || !closes || opens < closes, 'registrationDateEnd', 'beforeStart'),
    demand(!opens || !end || opens < end, 'registrationDateStart', 'afterEnd'),
  ]
}

/** Links of a broadcast that is switched off are no part of the event. */
const broadcastFaults = (document: EventDocument): Finding[] =>
  isBroadcast(document)
    ? [demand(document.live.length > 0, 'live'), ...document.live.map((link, index) => webAddress(link.url, `live.${index}.url`))]
    : []

/** Limits of online and offline guests are parts of the whole limit. */
const seatFaults = ({ participantLimit, onlineLimit, offlineLimit }: EventDocument): Finding[] =>
  participantLimit === null
    ? []
    : [
        demand((onlineLimit ?? 0) <= participantLimit, 'onlineLimit', 'range', participantLimit),
        demand((offlineLimit ?? 0) <= participantLimit, 'offlineLimit', 'range', participantLimit),
      ]
