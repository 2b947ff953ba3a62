/** Names of a host, which players of a live quiz may not take. */
export const liveHosts = { names: ['Ведущий', 'Ведущая', 'Организатор', 'Администратор', 'Админ', 'Модератор'] }
