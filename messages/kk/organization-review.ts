import type { organizationReviewServer as organizationReviewRu } from '../ru/organization-review.ts'
import type { SameWords } from '../words.ts'
import { organizations } from './organizations.ts'

export const organizationReviewServer: SameWords<typeof organizationReviewRu> = {
  queues: {
    organizations: {
      title: 'Ұйымдар',
      changed: 'ауыстырылды',
      empty: 'болмаған',
      search: 'Ұйым атауы немесе кім қосқаны',
      facts: {
        organization: 'Ұйым',
        organizationType: 'Түрі',
        number: 'ИНН немесе БСН',
        city: 'Қала',
        site: 'Сайт',
        description: 'Сипаттама',
        activities: 'Немен айналысады',
        similar: 'Ұқсас ұйым',
        addedAt: 'Қосылған уақыты',
        closedReason: 'Шағым бойынша жабылды',
        closedAt: 'Жабылған уақыты',
        changedAt: 'Өзгертілді, беті ашық',
        nameBefore: 'Өзгеріске дейінгі атауы',
        descriptionBefore: 'Өзгеріске дейінгі сипаттама',
        urlBefore: 'Өзгеріске дейінгі сайт',
        logoBefore: 'Логотип',
        contactsBefore: 'Байланыс',
        contacts: 'Қазіргі байланыс',
      },
    },
    organizationAppeals: {
      title: 'Әкімші құқығын сұраулар',
      search: 'Ұйым немесе кім сұрағаны',
      facts: {
        organization: 'Ұйым',
        number: 'ИНН немесе БСН',
        city: 'Қала',
        admins: 'Қазіргі әкімшілер саны',
        text: 'Хат мәтіні',
        document: 'Құжат',
        sentAt: 'Жіберілген уақыты',
      },
    },
  },
  columns: {
    organization: 'Ұйым',
    organizationNumber: 'ИНН немесе БСН',
    appealText: 'Хат мәтіні',
  },
  tables: {
    'organization-groups': { title: 'Ұйым топтары', row: 'Топ', fields: { name: 'Атауы' } },
  },
  uses: {
    organizations: (count: number) => `ұйымдар — ${count}`,
  },
  organizationTypes: { ...organizations.types },
  activities: { ...organizations.activities },
  occasions: {
    organizationDecided: {
      title: 'Ұйым тексерілді',
      text: ({ organization, decision }) =>
        decision === 'declined'
          ? `«${organization}»: модератор деректерді түзетіп, қайта жіберуді сұрайды`
          : `«${organization}»: тексеруден өтті, ұйым каталогта`,
    },
    organizationClosed: {
      title: 'Ұйым шағым бойынша жабылды',
      text: ({ organization }) =>
        `«${organization}»: модератор шағымды қабылдады, бетті тек әкімшілер көреді. Мәліметтерді түзетіп, сақтаңыз: қайта тексереміз`,
    },
    organizationClaimDecided: {
      title: 'Шағым қаралды',
      text: ({ organization, decision }) =>
        decision === 'declined'
          ? `«${organization}»: шағымыңызды қарадық, бұзушылық табылмады`
          : `«${organization}»: шағымыңыз расталды, ұйым тексерілгенше жабылды`,
    },
    organizationAppealDecided: {
      title: 'Құқық сұрауына жауап',
      text: ({ organization, decision }) =>
        decision === 'declined' ? `«${organization}»: әкімші құқығы берілмеді` : `«${organization}»: енді сіз әкімшісіз`,
    },
    organizationAdminAdded: { title: 'Сіз ұйым әкімшісісіз', text: ({ organization }) => `«${organization}»: сіз әкімші болып тағайындалдыңыз` },
    organizationAdminRemoved: { title: 'Әкімші құқығы алынды', text: ({ organization }) => `«${organization}»: сіз енді әкімші емессіз` },
  },
}
