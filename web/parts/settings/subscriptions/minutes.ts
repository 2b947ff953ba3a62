/** The minute of the day for HH:MM; -1 for anything else, which every call rejects. */
export const minuteOf = (time: string): number => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  return hours === undefined ? -1 : Number(hours) * 60 + Number(minutes)
}

export const timeOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
