export type DayPreset = { name: 'today' | 'tomorrow' | 'weekend' | 'week' | 'month'; from: string; to: string }

const dayMs = 86_400_000

/** Common date ranges, both ends included, counted from a calendar date. */
export const dayPresets = (today: string): DayPreset[] => {
  const start = new Date(`${today}T00:00:00Z`)
  const after = (days: number) => new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10)
  const weekday = (start.getUTCDay() + 6) % 7
  const saturday = weekday === 6 ? 0 : 5 - weekday
  const lastOfMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
  return [
    { name: 'today', from: today, to: today },
    { name: 'tomorrow', from: after(1), to: after(1) },
    { name: 'weekend', from: after(saturday), to: after(6 - weekday) },
    { name: 'week', from: today, to: after(6 - weekday) },
    { name: 'month', from: today, to: lastOfMonth },
  ]
}
