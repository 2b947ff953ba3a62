/** How old who was born on a day is on another; both are YYYY-MM-DD. */
export const fullYears = (birthday: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)
