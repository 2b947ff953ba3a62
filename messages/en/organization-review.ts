import type { organizationReviewServer as organizationReviewRu } from '../ru/organization-review.ts'
import type { SameWords } from '../words.ts'
import { organizations } from './organizations.ts'

export const organizationReviewServer: SameWords<typeof organizationReviewRu> = {
  queues: {
    organizations: {
      title: 'Organizations',
      changed: 'replaced',
      empty: 'none',
      search: 'Name of the organization or who added it',
      facts: {
        organization: 'Organization',
        organizationType: 'Type',
        number: 'Tax number',
        city: 'City',
        site: 'Website',
        description: 'Description',
        activities: 'What it does',
        similar: 'Similar organization',
        addedAt: 'Added',
        closedReason: 'Closed by a complaint',
        closedAt: 'Closed on',
        changedAt: 'Changed, its page is open',
        nameBefore: 'Name before the change',
        descriptionBefore: 'Description before the change',
        urlBefore: 'Website before the change',
        logoBefore: 'Logo',
        contactsBefore: 'Contacts',
        contacts: 'Contacts now',
      },
    },
    organizationAppeals: {
      title: 'Requests for admin rights',
      search: 'Organization or who asks',
      facts: {
        organization: 'Organization',
        number: 'Tax number',
        city: 'City',
        admins: 'Admins now',
        text: 'Message',
        document: 'Document',
        sentAt: 'Sent',
      },
    },
  },
  columns: {
    organization: 'Organization',
    organizationNumber: 'Tax number',
    appealText: 'Message',
  },
  tables: {
    'organization-groups': { title: 'Groups of organizations', row: 'Group', fields: { name: 'Name' } },
  },
  uses: {
    organizations: (count: number) => `organizations: ${count}`,
  },
  organizationTypes: { ...organizations.types },
  activities: { ...organizations.activities },
  occasions: {
    organizationDecided: {
      title: 'Organization reviewed',
      text: ({ organization, decision }) =>
        decision === 'declined'
          ? `“${organization}”: a moderator asks you to correct its details and send them again`
          : `“${organization}” is approved and listed in the catalogue`,
    },
    organizationClosed: {
      title: 'Organization closed after a complaint',
      text: ({ organization }) =>
        `“${organization}”: a moderator accepted a complaint, and only admins see the page now. Correct the details and save them: we’ll check again`,
    },
    organizationClaimDecided: {
      title: 'Complaint reviewed',
      text: ({ organization, decision }) =>
        decision === 'declined'
          ? `“${organization}”: we’ve looked into your complaint and found no violation`
          : `“${organization}”: your complaint was confirmed, and the organization is closed until it is reviewed`,
    },
    organizationAppealDecided: {
      title: 'Answer to your request for admin rights',
      text: ({ organization, decision }) =>
        decision === 'declined' ? `“${organization}”: your request for admin rights was declined` : `You are now an admin of “${organization}”`,
    },
    organizationAdminAdded: { title: 'You are an admin', text: ({ organization }) => `You were made an admin of “${organization}”` },
    organizationAdminRemoved: { title: 'Admin rights removed', text: ({ organization }) => `You are no longer an admin of “${organization}”` },
  },
}
