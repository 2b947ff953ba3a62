import { organizations } from './organizations.ts'
import type { Decided } from './server/notices.ts'

/** Staff queues of organizations and of requests for admin rights, and notices about decisions. */
export const organizationReviewServer = {
  queues: {
    organizations: {
      title: 'Организации',
      search: 'Название организации или кто добавил',
      facts: {
        organization: 'Организация',
        organizationType: 'Вид',
        number: 'ИНН или БИН',
        city: 'Город',
        site: 'Сайт',
        description: 'Описание',
        activities: 'Чем занимается',
        similar: 'Похожая организация',
        addedAt: 'Добавлена',
      },
    },
    organizationAppeals: {
      title: 'Запросы прав администратора',
      search: 'Организация или кто просит',
      facts: {
        organization: 'Организация',
        number: 'ИНН или БИН',
        city: 'Город',
        admins: 'Администраторов сейчас',
        text: 'Что пишет',
        document: 'Документ',
        sentAt: 'Отправлено',
      },
    },
  },
  columns: {
    organization: 'Организация',
    organizationNumber: 'ИНН или БИН',
    appealText: 'Что пишет',
  },
  tables: {
    'organization-groups': { title: 'Группы организаций', row: 'Группа', fields: { name: 'Название' } },
  },
  uses: {
    organizations: (count: number) => `организации — ${count}`,
  },
  organizationTypes: { ...organizations.types },
  activities: { ...organizations.activities },
  occasions: {
    organizationDecided: {
      title: 'Организация проверена',
      text: ({ organization, decision }: Decided) =>
        decision === 'declined'
          ? `«${organization}»: модератор просит исправить описание и отправить снова`
          : `«${organization}»: проверка пройдена, организация в каталоге`,
    },
    organizationAppealDecided: {
      title: 'Ответ на запрос прав',
      text: ({ organization, decision }: Decided) =>
        decision === 'declined' ? `«${organization}»: в правах администратора отказано` : `«${organization}»: теперь вы администратор`,
    },
    organizationAdminAdded: {
      title: 'Вы администратор организации',
      text: ({ organization }: Decided) => `«${organization}»: вас назначили администратором`,
    },
    organizationAdminRemoved: {
      title: 'Права администратора сняты',
      text: ({ organization }: Decided) => `«${organization}»: вы больше не администратор`,
    },
  },
}
