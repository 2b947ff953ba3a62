import type { teamNoticesServer as teamNoticesRu } from '../ru/team-notices.ts'
import type { SameWords } from '../words.ts'

export const teamNoticesServer: SameWords<typeof teamNoticesRu> = {
  queues: {
    teams: {
      title: 'Командалар',
      search: 'Команда атауы, көшбасшының аты-жөні',
      facts: {
        team: 'Команда',
        teamType: 'Түрі',
        city: 'Қала',
        members: 'Мүше саны',
        description: 'Сипаттама',
        createdAt: 'Құрылды',
      },
      types: { project: 'Жоба командасы', event: 'Іс-шара командасы' },
    },
  },
  columns: { team: 'Команда' },
  uses: {
    teams: (count) => `командалар — ${count}`,
  },
  occasions: {
    teamJoinRequested: {
      title: 'Командаға өтініш',
      text: ({ user, team }) => `${user} «${team}» командасына кіргісі келеді`,
    },
    teamJoinDecided: {
      title: 'Команданың жауабы',
      text: ({ team, decision }) =>
        decision === 'approved' ? `Сіз «${team}» командасына қабылдандыңыз` : `«${team}» командасының көшбасшысы өтінішіңізден бас тартты`,
    },
    teamMemberRemoved: {
      title: 'Сіз командадан шықтыңыз',
      text: ({ team }) => `Көшбасшы сізді «${team}» командасынан шығарды. Алдағы іс-шараларындағы орындарыңыз босады`,
    },
    teamMemberLeft: {
      title: 'Мүше командадан шықты',
      text: ({ user, team }) => `${user} енді «${team}» командасында емес`,
    },
    teamRoleChanged: {
      title: 'Командадағы жаңа рөл',
      text: ({ team }) => `«${team}» командасындағы рөліңіз өзгерді`,
    },
    teamHandedOver: {
      title: 'Сіз команда көшбасшысысыз',
      text: ({ user, team }) => `${user} «${team}» командасын сізге тапсырды: енді көшбасшы — сіз`,
    },
    teamRegistered: {
      title: 'Командаңыз іс-шараға өтініш берді',
      text: ({ team, event }) => `«${team}» командасы өтініш берді: «${event}». Шешімді ұйымдастырушы қабылдайды`,
    },
    teamEventDecided: {
      title: 'Команда өтініші бойынша шешім',
      text: ({ team, event, decision }) => {
        if (decision === 'wait') return `«${event}»: «${team}» командасының өтініші қайтадан шешім күтеді`
        return decision === 'declined'
          ? `«${event}»: ұйымдастырушы «${team}» командасының өтінішінен бас тартты`
          : `«${event}»: «${team}» командасы қатысады`
      },
    },
    teamApplied: {
      title: 'Команда қатысқысы келеді',
      text: ({ team, event }) => `«${team}» командасы өтініш берді: «${event}»`,
    },
    teamLineUpChanged: {
      title: 'Команда құрамы өзгерді',
      text: ({ team, event }) => `«${event}»: мақұлданған «${team}» командасының құрамы өзгерді`,
    },
    teamShrank: {
      title: 'Командада қатысушы жетіспейді',
      text: ({ team, event, others }) =>
        `«${event}»: «${team}» командасында қатысушы жетіспейді (${others}). Құрам толып, ұйымдастырушы мақұлдағанша өтініш күтеді`,
    },
    teamPlaceGiven: {
      title: 'Сіз команда құрамындасыз',
      text: ({ team, event, decision }) =>
        decision === 'approved'
          ? `«${event}»: сіз «${team}» командасымен қатысасыз`
          : `«${event}»: сізді «${team}» командасының құрамына қосты. Шешімді ұйымдастырушы қабылдайды`,
    },
    teamPlaceTaken: {
      title: 'Сіз енді команда құрамында емессіз',
      text: ({ team, event }) => `«${event}»: «${team}» командасы сізсіз қатысады`,
    },
    teamWithdrawn: {
      title: 'Командаңыз іс-шарадан бас тартты',
      text: ({ team, event }) => `«${team}» командасы өтінішін қайтарып алды: «${event}»`,
    },
    teamDisbanded: {
      title: 'Команда таратылды',
      text: ({ team }) => `Көшбасшы «${team}» командасын таратты`,
    },
    teamReviewed: {
      title: 'Командаңыз тексерілді',
      text: ({ team, decision }) =>
        decision === 'declined' ? `Модератор «${team}» командасын қабылдамады` : `«${team}» командасы енді бәріне көрінеді`,
    },
  },
}
