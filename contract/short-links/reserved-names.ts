/**
 * First parts of addresses that belong to the site: its screens, the API, files, languages, and screens to come. A short link is
 * matched after all of them, so it may not have such a name (V412). A test compares them with the site map.
 */
export const reservedNames: ReadonlySet<string> = new Set([
  ...['activity', 'admin', 'agreements', 'api', 'app', 'apps-auth', 'assets', 'auth', 'cert', 'certificate', 'contacts-decision', 'control'],
  ...['delete-confirmation', 'developers', 'docs', 'entrepreneur-cabinet', 'event', 'events', 'expert', 'fast-quiz', 'favorite', 'favicon'],
  ...['files', 'forgot-password', 'health', 'help', 'home', 'inbox', 'intro', 'join-team', 'kit', 'knowledge', 'login', 'logout', 'mailing'],
  ...['metrics', 'my-booking-rooms', 'my-organizations', 'navigator', 'oauth', 'organizations', 'organizer-cabinet', 'page', 'pages'],
  ...['parental-consent', 'partner', 'person', 'places', 'poll', 'profile', 'qr', 'quiz', 'reg', 'registration', 'robots', 'search', 'series'],
  ...['settings', 'signin', 'simple', 'sitemap', 'specials', 'static', 'status', 'support', 'teams', 'uploads', 'users', 'well-known', 'welcome'],
  ...['ru', 'en', 'kk', 'kz'],
])
