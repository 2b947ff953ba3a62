/** The career of a demo user. Entries are short, one line each. */
export type DemoCareer = {
  /** University by its short or Russian name, speciality, level, first and last year. */
  studies?: Study[]
  /** Position, employer, the name before `.example` in its address, first and last year; no last year means a current job. */
  jobs?: Job[]
  /** Id of the employment group. */
  group: number
  /** Codes of languages. */
  speaks: string
  /** Ids of badges. */
  badges?: number[]
  project?: {
    name: string
    stage: 'idea' | 'ongoing' | 'complete'
    types: ('technological' | 'business_project' | 'social' | 'research' | 'analytical')[]
    finance: 'commerce' | 'non_commerce'
    essence: string
    nti: number[]
    institutions: number[]
  }
  resume?: { position: string; qualification: 'trainee' | 'junior' | 'middle' | 'senior' | 'leader'; salary: number; skills: string[] }
}

export type Study = [university: string, specialty: string, level: Level, from: number, to?: number]
export type Job = [position: string, employer: string, domain: string, from: number, to?: number]
type Level = 'vocational' | 'bachelor' | 'specialist' | 'master' | 'postgraduate' | 'additional'
