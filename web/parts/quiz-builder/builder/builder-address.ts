import { paths } from '../../../paths.ts'
import { purposeIn } from '../list/quizzes-address.ts'

export const builderSections = ['questions', 'settings', 'access', 'sharing', 'preview'] as const
export type BuilderSection = (typeof builderSections)[number]

export const sectionIn = (params: URLSearchParams): BuilderSection =>
  builderSections.find((section) => section === params.get('section')) ?? 'questions'

/** The open question: its id, or its key before it has one; null for the address of the whole list. */
export const questionIn = (params: URLSearchParams): string | null => params.get('question')

/** The address of a section. The use in an event stays while the sections change. */
export const sectionPath = (id: number, params: URLSearchParams, section: BuilderSection, question: number | string | null = null): string =>
  paths.survey(id, { ...(section !== 'questions' && { section }), ...(question !== null && { question }), use: purposeIn(params) })

/** The address to which the forms of a page post: the page itself. */
export const builderPath = (id: number, params: URLSearchParams): string => sectionPath(id, params, sectionIn(params), questionIn(params))

/** These sections show more than the survey itself. */
export const needsData = (params: URLSearchParams): boolean => ['access', 'sharing'].includes(sectionIn(params))
