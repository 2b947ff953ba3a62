export const liveHosts = { names: ['Host', 'Organizer', 'Organiser', 'Administrator', 'Admin', 'Moderator'] }
