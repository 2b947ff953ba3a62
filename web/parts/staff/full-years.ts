/** Age in full years on a day; both dates are YYYY-MM-DD. */
export const fullYears = (birthday: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)
