/** What is printed on a certificate beside the values of the event. */
export const printedCertificate = {
  title: 'Сертификат',
  file: 'certificate',
  documentTitle: ({ user, event }: { user: string; event: string }) => `Сертификат: ${user}, «${event}»`,
  roles: { participant: 'Участник', speaker: 'Спикер', host: 'Ведущий', organizer: 'Организатор', expert: 'Эксперт', media: 'СМИ' },
  reasons: {
    participant: 'за участие в событии',
    speaker: 'за выступление на событии',
    host: 'за ведение события',
    organizer: 'за организацию события',
    expert: 'за экспертную работу на событии',
    media: 'за освещение события',
  },
  hours: (hours: string) => `${hours} ч`,
  number: (number: string) => `№ ${number}`,
  issued: (date: string) => `Выдан ${date}`,
  check: (address: string) => `Проверить подлинность: ${address}`,
  code: (code: string) => `Код проверки: ${code}`,
  sample: { name: 'Анна Ковалёва', event: 'Название события', city: 'Москва' },
}
