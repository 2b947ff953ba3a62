import type { teamNoticesServer as teamNoticesRu } from '../ru/team-notices.ts'
import type { SameWords } from '../words.ts'

export const teamNoticesServer: SameWords<typeof teamNoticesRu> = {
  queues: {
    teams: {
      title: 'Teams',
      search: 'Team or leader',
      facts: {
        team: 'Team',
        teamType: 'Kind',
        city: 'City',
        members: 'Members',
        description: 'Description',
        createdAt: 'Created',
      },
      types: { project: 'Project team', event: 'Event team' },
    },
  },
  columns: { team: 'Team' },
  uses: {
    teams: (count) => `teams: ${count}`,
  },
  occasions: {
    teamJoinRequested: {
      title: 'A request to join',
      text: ({ user, team }) => `${user} would like to join the team “${team}”`,
    },
    teamJoinDecided: {
      title: 'The team has answered',
      text: ({ team, decision }) => (decision === 'approved' ? `You are now a member of “${team}”` : `The leader of “${team}” declined your request`),
    },
    teamMemberRemoved: {
      title: 'You have left a team',
      text: ({ team }) => `The leader removed you from “${team}”. Your seats at its upcoming events are free again`,
    },
    teamMemberLeft: {
      title: 'A member has left',
      text: ({ user, team }) => `${user} is no longer in “${team}”`,
    },
    teamRoleChanged: {
      title: 'A new role',
      text: ({ team }) => `Your role in “${team}” has changed`,
    },
    teamHandedOver: {
      title: 'You lead a team',
      text: ({ user, team }) => `${user} handed “${team}” over to you: you are its leader now`,
    },
    teamRegistered: {
      title: 'Your team has applied for an event',
      text: ({ team, event }) => `“${team}” applied for “${event}”. The organizer decides`,
    },
    teamEventDecided: {
      title: 'A decision about your team',
      text: ({ team, event, decision }) => {
        if (decision === 'wait') return `“${event}”: the request of “${team}” is waiting again`
        return decision === 'declined' ? `“${event}”: the organizer declined “${team}”` : `“${event}”: “${team}” takes part`
      },
    },
    teamApplied: {
      title: 'A team would like to take part',
      text: ({ team, event }) => `“${team}” applied for “${event}”`,
    },
    teamLineUpChanged: {
      title: 'A team has other participants',
      text: ({ team, event }) => `“${event}”: the approved team “${team}” has changed its participants`,
    },
    teamShrank: {
      title: 'A team is too small',
      text: ({ team, event, others }) =>
        `“${event}”: “${team}” lacks participants (${others}). Its request waits until the team is complete and the organizer approves it`,
    },
    teamPlaceGiven: {
      title: 'You take part for your team',
      text: ({ team, event, decision }) =>
        decision === 'approved' ? `“${event}”: you take part for “${team}”` : `“${event}”: you were added to “${team}”. The organizer decides`,
    },
    teamPlaceTaken: {
      title: 'You no longer take part for your team',
      text: ({ team, event }) => `“${event}”: “${team}” takes part without you`,
    },
    teamWithdrawn: {
      title: 'Your team has withdrawn',
      text: ({ team, event }) => `“${team}” no longer takes part in “${event}”`,
    },
    teamDisbanded: {
      title: 'A team was disbanded',
      text: ({ team }) => `The leader disbanded “${team}”`,
    },
    teamReviewed: {
      title: 'Your team was reviewed',
      text: ({ team, decision }) => (decision === 'declined' ? `A moderator declined “${team}”` : `“${team}” is now visible to everyone`),
    },
  },
}
