import { organizations } from './organizations.ts'
import type { Decided } from './server/notices.ts'

/** Staff queues of organizations and of requests for admin rights, and notices about decisions. */
export const organizationReviewServer = {
  queues: {
    organizations: {
      title: 'Организации',
      changed: 'заменили',
      empty: 'не было',
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
        closedReason: 'Закрыта по жалобе',
        closedAt: 'Когда закрыта',
        changedAt: 'Изменена, страница открыта',
        nameBefore: 'Название до изменения',
        descriptionBefore: 'Описание до изменения',
        urlBefore: 'Сайт до изменения',
        logoBefore: 'Логотип',
        contactsBefore: 'Контакты',
        contacts: 'Контакты сейчас',
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
    organizationClosed: {
      title: 'Организация закрыта по жалобе',
      text: ({ organization }: Decided) =>
        `«${organization}»: модератор принял жалобу, страницу видят только администраторы. Исправьте сведения и сохраните: мы проверим снова`,
    },
    organizationClaimDecided: {
      title: 'Жалоба рассмотрена',
      text: ({ organization, decision }: Decided) =>
        decision === 'declined'
          ? `«${organization}»: мы рассмотрели вашу жалобу и не нашли нарушения`
          : `«${organization}»: жалоба подтвердилась, организация закрыта до проверки`,
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
