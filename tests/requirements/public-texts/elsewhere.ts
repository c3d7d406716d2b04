import type { TextElsewhere } from '../text-row';

/** A text as in the row, alone or with its form in the test's file. */
type Fixed = string | readonly [text: string, written: string];

const within = (file: string, rows: Readonly<Record<string, readonly Fixed[]>>): readonly TextElsewhere[] =>
  Object.entries(rows).flatMap(([row, texts]) =>
    texts.map(
      (text): TextElsewhere => (typeof text === 'string' ? [row, text, file] : [row, text[0], file, text[1]]),
    ),
  );

/**
 * Texts, names and limits of the public site that other tests assert as literals: a page's answer to a press,
 * addresses behind a sign-in, names of records, events and figures.
 */
export const elsewhere: readonly TextElsewhere[] = [
  ...within('e2e/proposals/gates.spec.ts', {
    'PUB-054': ['/proposals', ['/proposals/{slug}', 'tipping-point']],
  }),
  ...within('e2e/session/account.spec.ts', {
    'PUB-051': ['/account'],
    'PUB-052': ['/settings'],
  }),
  ...within('e2e/session/guards.spec.ts', {
    'PUB-055': [
      ['/dashboard/*', '/dashboard/no-such-screen'],
      ['/admin/dashboard/*', '/admin/dashboard/'],
    ],
  }),
  ...within('e2e/session/sign-in.spec.ts', {
    'PUB-218': ['/admin/login'],
    'PUB-219': ['/login'],
    'PUB-220': ['/admin/login'],
    'PUB-222': ['/login'],
    'PUB-224': ['/admin/login'],
    'PUB-226': ['/admin/dashboard'],
    'PUB-227': ['/dashboard'],
    'PUB-228': ['/login', '/admin/dashboard', '/dashboard'],
    'PUB-229': ['/admin/login', '/admin/dashboard', '/dashboard'],
  }),
  ...within('e2e/site/guide.spec.ts', {
    'PUB-135': ['CA', 'Grant-Radar', 'US'],
    'PUB-136': ['US', 'Grant-Radar', 'CA'],
  }),
  ...within('e2e/site/landing.spec.ts', {
    'PUB-146': ['/early-access', ['/admin/dashboard', '/\\/admin\\/dashboard$/']],
  }),
  ...within('e2e/site/lead-forms.spec.ts', {
    'PUB-194': ['waitlist'],
  }),
  ...within('e2e/site/site-shell.spec.ts', {
    'PUB-083': ['992 px'],
    'PUB-100': ['480 px'],
    'PUB-406': ['992 px'],
  }),
  ...within('scripts/blog/parse-post.test.ts', {
    'PUB-355': ['youtubeUrl', 'applePodcastsUrl', 'linkedinUrl'],
  }),
  ...within('src/app/analytics/site-analytics.test.tsx', {
    'PUB-120': ['playbook_access'],
    'PUB-121': ['page_view'],
    'PUB-297': ['page_view'],
    'PUB-298': ['playbook_access', 'playbook_type'],
  }),
  ...within('src/app/auth/auth-gate.test.tsx', {
    'PUB-238': ['/login'],
    'PUB-239': ['/dashboard'],
  }),
  ...within('src/app/layouts/public-layout.test.tsx', {
    'PUB-070': ['30 px'],
    'PUB-405': ['30 px'],
  }),
  ...within('src/app/layouts/public/user-menu.test.tsx', {
    'PUB-085': ['Admin', 'admin'],
    'PUB-086': ['User', 'admin'],
    'PUB-089': ['My Account', '/account'],
    'PUB-090': ['Settings', '/settings'],
    'PUB-091': ['Log Out'],
    'PUB-383': ['Failed to sign out'],
  }),
  ...within('src/app/lazy-page.test.tsx', {
    'PUB-393': ['ChunkLoadError'],
    'PUB-408': ['120 s'],
  }),
  ...within('src/app/routes/public/blog/blog-pages.test.tsx', {
    'PUB-283': ['This month'],
    'PUB-284': ['1 month ago'],
    'PUB-288': ['youtubeUrl', 'Watch on YouTube'],
    'PUB-289': ['applePodcastsUrl', 'Listen on Apple Podcasts'],
    'PUB-290': ['linkedinUrl', 'Read on LinkedIn'],
    'PUB-354': ['id', 'title', 'date', 'content', 'tags', 'excerpt'],
  }),
  ...within('src/app/routes/public/bridge/bridge-pages.test.tsx', {
    'PUB-148': ['Return to Home', '/'],
  }),
  ...within('src/app/routes/public/guide/flyer-page.test.tsx', {
    'PUB-118': ['0.5 s'],
    'PUB-119': ['1 s'],
  }),
  ...within('src/app/routes/public/guide/playbook-page.test.tsx', {
    'PUB-137': ['Grant-Radar'],
    'PUB-356': ['title', 'description', 'links'],
    'PUB-357': ['text', 'url', 'type', 'document', 'ai', 'video'],
    'PUB-358': ['country', 'US', 'CA'],
  }),
  ...within('src/app/routes/public/proposals/proposal-gates.test.tsx', {
    'PUB-302': ['proposal_access', 'proposal_type', 'client_name'],
    'PUB-303': ['proposal_auth', 'success'],
    'PUB-304': ['proposal_download'],
    'PUB-305': ['proposal_share', 'share_method'],
  }),
  ...within('src/app/routes/public/videos/videos-route.test.tsx', {
    'PUB-254': ['Loading video library...'],
    'PUB-265': ['Watch'],
    'PUB-266': ['day1-impact', '/playbook/day1-impact'],
    'PUB-267': ['security-playbook', '/playbook/security'],
    'PUB-268': ['advanced-playbook', '/playbook/advanced'],
    'PUB-274': ['No videos match your current filters.'],
  }),
  ...within('src/app/workspace/workspace-layout.test.tsx', {
    'PUB-078': ['/admin/dashboard'],
    'PUB-079': [
      ['VIDEOS/PODCASTS', 'without sign-in, videos or blog'],
      ['BLOG', 'without sign-in, videos or blog'],
    ],
  }),
  ...within('src/features/account/photo/photo-file.test.ts', {
    'PUB-249': ['profile_pictures'],
    'PUB-252': ['Please select an image file'],
    'PUB-253': [['2 MB', '2_097_152'], 'Profile picture must be less than 2MB'],
    'PUB-401': [
      ['2 MB', '2_097_152'],
      ['2097152', '2_097_152'],
    ],
  }),
  ...within('tests/screens/profile.test.tsx', {
    'PUB-244': ['Email cannot be changed'],
    'PUB-245': ['Administrator'],
    'PUB-246': ['User'],
    'PUB-247': ['displayName', 'photoURL', 'bio'],
    'PUB-248': ['Profile updated successfully!'],
    'PUB-251': ['photoURL'],
    'PUB-384': ['Failed to update profile. Please try again.'],
  }),
  ...within('src/features/account/sign-in/sign-in-messages.test.ts', {
    'PUB-379': ['Invalid email or password. Please try again.'],
    'PUB-380': ['No account found with this email.'],
    'PUB-381': ['Incorrect password.'],
    'PUB-382': ['Failed to login. Please check your credentials.'],
  }),
  ...within('src/features/analytics/event-record.test.ts', {
    'PUB-296': ['direct', 'referrer'],
    'PUB-351': ['eventName', 'parameters', 'timestamp', 'userAgent', 'referrer'],
    'PUB-352': ['pageTitle', 'pageLocation'],
  }),
  ...within('src/features/analytics/start-analytics.test.tsx', {
    'PUB-299': ['playbook_link_click', 'link_type', 'link_url'],
    'PUB-301': ['calendly_scheduling'],
  }),
  ...within('src/features/analytics/viewer/figures.test.ts', {
    'PUB-327': ['uniqueUsers', 'accesses', '67%'],
  }),
  ...within('src/features/blog/post-date.test.ts', {
    'PUB-285': [['N months ago', '2 months ago']],
    'PUB-404': ['30', ['2,592,000,000 ms', 'below 30 days'], 'This month', '1 month ago', '2 months ago'],
  }),
  ...within('src/features/leads/forms/failure-text.test.ts', {
    'PUB-360': ['Request timed out. Please try again.'],
    'PUB-364': ['An unexpected error occurred'],
    'PUB-366': ['Request was cancelled. Please try again.'],
    'PUB-368': ['An unexpected error occurred. Please try again.'],
    'PUB-372': ['An unexpected error occurred. Please try again.'],
    'PUB-377': ['Failed to subscribe. Please try again.'],
  }),
  ...within('src/features/leads/forms/lead-forms.test.tsx', {
    'PUB-185': ['abc'],
  }),
  ...within('src/features/leads/forms/save-once.test.ts', {
    'PUB-210': ['success', 'error'],
  }),
  ...within('src/features/leads/forms/waitlist-copy.test.tsx', {
    'PUB-347': ['id', 'dateAdded', 'status'],
  }),
  ...within('src/features/leads/schema.test.ts', {
    'PUB-336': ['pending', 'sent', 'completed'],
  }),
  ...within('src/features/site/video/video-embed.test.tsx', {
    'PUB-104': ['Video temporarily unavailable'],
  }),
  ...within('src/features/videos/library.test.ts', {
    'PUB-353': [
      'id',
      'title',
      'description',
      'url',
      'thumbnail',
      'duration',
      'category',
      'playbooks',
      'tags',
      'dateAdded',
    ],
  }),
  ...within('src/shared/auth/auth-decision.test.ts', {
    'PUB-214': ['admin', 'regular'],
    'PUB-218': ['admin'],
    'PUB-219': ['regular'],
    'PUB-220': ['Unauthorized access. Admin privileges required.'],
    'PUB-222': ['Please use admin login for administrator accounts.'],
    'PUB-225': ['User profile not found'],
  }),
  ...within('src/shared/auth/profile.test.ts', {
    'PUB-350': ['role', 'admin', 'regular'],
  }),
  ...within('tests/repositories/analytics.test.ts', {
    'PUB-308': ['bundleRequests', 'createdAt'],
    'PUB-309': ['analyticsEvents', 'timestamp'],
    'PUB-310': ['totalRequests'],
    'PUB-311': ['pendingRequests', 'pending'],
    'PUB-312': ['sentRequests', 'sent'],
    'PUB-313': ['completedRequests', 'completed'],
    'PUB-314': ['recentRequests', '7'],
    'PUB-315': ['pageViews', 'page_view'],
    'PUB-316': ['playbookAccesses', 'playbook_access'],
    'PUB-317': ['linkClicks', 'playbook_link_click'],
    'PUB-318': ['calendlyInteractions'],
    'PUB-319': ['calendlyWidgetLoads', 'calendly_widget_load'],
    'PUB-320': ['calendlyScheduling', 'calendly_scheduling'],
    'PUB-321': ['recentAnalytics'],
    'PUB-322': ['proposalAccesses', 'proposal_access'],
    'PUB-323': ['proposalAuths', 'proposal_auth'],
    'PUB-324': ['proposalDownloads', 'proposal_download'],
    'PUB-325': ['proposalShares', 'proposal_share'],
    'PUB-326': ['proposalStats'],
    'PUB-328': ['bundleRequests'],
    'PUB-329': ['analyticsEvents'],
    'PUB-330': ['lastUpdated'],
    'PUB-332': ['Error fetching analytics data:'],
  }),
  ...within('tests/requirements/numbers.test.ts', {
    'PUB-308': ['100'],
    'PUB-309': [['1000', '1_000']],
    'PUB-328': ['10'],
    'PUB-329': ['50'],
  }),
  ...within('tests/requirements/public-texts/form-texts.ts', {
    'PUB-398': [['8 s', '8_000']],
    'PUB-399': [['10 s', '10_000']],
    'PUB-400': [['10 s', '10_000']],
  }),
  ...within('tests/rules/analytics-events.test.ts', {
    'PUB-293': ['analyticsEvents'],
    'PUB-300': ['calendly_widget_load'],
  }),
  ...within('tests/rules/lead-keys.test.ts', {
    'PUB-176': ['bundleRequests'],
  }),
  ...within('tests/rules/users.test.ts', {
    'PUB-247': ['users', 'updatedAt'],
    'PUB-349': ['role', 'email', 'displayName', 'photoURL', 'bio', 'updatedAt'],
  }),
];
